// Package edit makes small changes to JSON documents, with values and names that it has learned.
//
// An [Edit] is one operation of a JSON Patch (RFC 6902). A value is replaced by a near one or one seen elsewhere. A
// part of an object is removed, added or renamed. An element of a list is removed, doubled, or moved, also to
// another list. [Words] learns names and values from documents, lists every edit of a document, draws one at
// random, and finds the likeliest to have an effect. A [Patch] is several edits, and can be put into words.
//
// Documents are values as [Read] makes them. No edit changes the document that it is applied to.
package edit
