import { $getRoot, $getSelection, $isRangeSelection, type LexicalEditor, type RangeSelection } from 'lexical'

/** Changes what is selected, at the end of the document if nothing is, and goes on in the text. */
export function change(editor: LexicalEditor, $change: (selection: RangeSelection) => void): void {
  editor.update(() => {
    const selection = $getSelection()
    $change($isRangeSelection(selection) ? selection : $getRoot().selectEnd())
  })
  editor.focus()
}
