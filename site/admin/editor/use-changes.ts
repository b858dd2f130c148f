import { $getRoot, type EditorState, HISTORY_MERGE_TAG, type LexicalEditor } from 'lexical'
import { useEffect, useRef } from 'react'

import { writeDocument } from './document/document.ts'

/** A document without a word in it is an empty text. */
const htmlOf = (state: EditorState): string =>
  state.read(() => $getRoot().getTextContent().trim()) === '' ? '' : writeDocument(state)

/** Tells of each change of the document, as HTML; opening it and moving about in it are none. */
export function useChanges(editor: LexicalEditor, onChange: (html: string) => void): void {
  const tell = useRef(onChange)
  useEffect(() => {
    tell.current = onChange
  }, [onChange])
  useEffect(() => {
    let last = htmlOf(editor.getEditorState())
    return editor.registerUpdateListener(({ editorState, dirtyElements, dirtyLeaves, tags }) => {
      if (dirtyElements.size === 0 && dirtyLeaves.size === 0) return
      const html = htmlOf(editorState)
      // What Lexical sets right while it opens a document is no change that anyone made.
      if (html !== last && !tags.has(HISTORY_MERGE_TAG)) tell.current(html)
      last = html
    })
  }, [editor])
}
