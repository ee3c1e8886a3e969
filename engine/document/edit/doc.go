// Package edit makes small changes to JSON documents, with values and names that it has learned.
//
// An [Edit] is one operation of a JSON Patch (RFC 6902). An edit replaces a value by a near value
// or by a value seen elsewhere. An edit removes, adds or renames a part of an object. It removes,
// doubles or moves an element of a list, also to another list. [Words] learns names and values from
// documents, lists every edit of a document, draws one edit at random, and finds the edits that
// most likely have an effect. A [Patch] is several edits, and can be put into words.
//
// Documents are values as [Read] returns them. No edit changes the document that it is applied to.
package edit
