import { $getRoot, $getSelection, $isRangeSelection, type LexicalEditor, type RangeSelection } from 'lexical'

/** Runs a change on the selection (on the end of the document if there is none) and focuses the text. */
export function change(editor: LexicalEditor, $change: (selection: RangeSelection) => void): void {
  editor.update(() => {
    const selection = $getSelection()
    $change($isRangeSelection(selection) ? selection : $getRoot().selectEnd())
  })
  focusText(editor)
}

/** Focuses the text at its last selection; not all browsers do so when only the selection is set. */
export function focusText(editor: LexicalEditor): void {
  editor.getRootElement()?.focus({ preventScroll: true })
  editor.focus()
}
