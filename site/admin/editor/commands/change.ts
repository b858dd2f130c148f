import { $getRoot, $getSelection, $isRangeSelection, type LexicalEditor, type RangeSelection } from 'lexical'

/** Changes what is selected, at the end of the document if nothing is, and goes on in the text. */
export function change(editor: LexicalEditor, $change: (selection: RangeSelection) => void): void {
  editor.update(() => {
    const selection = $getSelection()
    $change($isRangeSelection(selection) ? selection : $getRoot().selectEnd())
  })
  focusText(editor)
}

/** Gives the focus to the text, where it was left. Not every browser does so by itself when the selection is set there. */
export function focusText(editor: LexicalEditor): void {
  editor.getRootElement()?.focus({ preventScroll: true })
  editor.focus()
}
