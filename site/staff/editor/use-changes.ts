import { type EditorState, HISTORY_MERGE_TAG, type LexicalEditor } from 'lexical'
import { useEffect, useRef } from 'react'

import { isEmptyHtml } from '#contract/text/empty-html.ts'
import { writeDocument } from './document/document.ts'

/** The tag of an update that is merged into the previous undo step, and is a change by the user all the same. */
export const PICTURE_ADDED_TAG = 'picture-added'

/** A document without text and pictures is saved as an empty string. */
const htmlOf = (state: EditorState): string => {
  const html = writeDocument(state)
  return isEmptyHtml(html) ? '' : html
}

/** Calls `onChange` with the HTML of each change; opening a document is not one. */
export function useChanges(editor: LexicalEditor, onChange: (html: string) => void): void {
  const listener = useRef(onChange)
  useEffect(() => {
    listener.current = onChange
  }, [onChange])
  useEffect(() => {
    let last = htmlOf(editor.getEditorState())
    return editor.registerUpdateListener(({ editorState, dirtyElements, dirtyLeaves, tags }) => {
      if (dirtyElements.size === 0 && dirtyLeaves.size === 0) return
      const html = htmlOf(editorState)
      // Normalization by Lexical while opening is not a change by the user.
      if (html !== last && (!tags.has(HISTORY_MERGE_TAG) || tags.has(PICTURE_ADDED_TAG))) listener.current(html)
      last = html
    })
  }, [editor])
}
