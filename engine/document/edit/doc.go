// Package edit makes small changes to JSON documents of which it knows nothing but what others of their kind have been seen to say.
//
// An [Edit] is one operation of a JSON Patch (RFC 6902): a value is replaced by a near one or by one seen elsewhere, a part of an object is
// removed, added or renamed, an element of a list is removed, doubled, moved within its list or to another. [Words] learns from documents
// what their parts are called and what is written where, lists every edit of a document, draws one at random, and finds the
// likeliest to have some effect. A [Patch] is several edits, such as those between two documents, and can be told in words.
//
// Documents are values as [Read] makes them. No edit changes the document that it is applied to.
package edit
