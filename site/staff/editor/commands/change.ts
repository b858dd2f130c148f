import { $isTableCellNode, $isTableSelection, type TableSelection } from '@lexical/table'
import {
  $getRoot,
  $getSelection,
  $isRangeSelection,
  $setSelection,
  type LexicalEditor,
  type RangeSelection,
} from 'lexical'

/**
 * Runs a change on the selection (on each cell if cells are selected, on the end of the document if there is none) and focuses
 * the text.
 */
export function change(editor: LexicalEditor, $change: (selection: RangeSelection) => void): void {
  editor.update(() => {
    const selection = $getSelection()
    if ($isTableSelection(selection)) $changeCells(selection, $change)
    else $change($isRangeSelection(selection) ? selection : $getRoot().selectEnd())
  })
  focusText(editor)
}

/** Focuses the text at its last selection, or at an end of it; not all browsers do so when only the selection is set. */
export function focusText(editor: LexicalEditor, end: 'rootStart' | 'rootEnd' = 'rootEnd'): void {
  editor.getRootElement()?.focus({ preventScroll: true })
  editor.focus(undefined, { defaultSelection: end })
}

function $changeCells(selection: TableSelection, $change: (selection: RangeSelection) => void): void {
  for (const cell of selection.getNodes().filter($isTableCellNode)) {
    // Else the next cell is selected with the format of the one before.
    $setSelection(null)
    $change(cell.select(0, cell.getChildrenSize()))
  }
  $setSelection(selection.clone())
}
