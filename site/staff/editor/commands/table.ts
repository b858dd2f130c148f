import {
  $computeTableMapSkipCellCheck,
  $deleteTableColumnAtSelection,
  $deleteTableRowAtSelection,
  $findCellNode,
  $findTableNode,
  $insertTableColumnAtSelection,
  $insertTableRowAtSelection,
  $isTableNode,
  $isTableSelection,
  $setTableColumnIsHeader,
  $setTableRowIsHeader,
  INSERT_TABLE_COMMAND,
  TableCellHeaderStates,
  type TableNode,
} from '@lexical/table'
import { $createParagraphNode, $getSelection, $isRangeSelection, type LexicalEditor } from 'lexical'

import { change, focusText } from './change.ts'

/** The rows of a new table, with its header. */
const ROWS = 3

/** Whether the first row and the first column of a table are headers. */
export interface TableHeaders {
  row: boolean
  column: boolean
}

/** Inserts a table with a header row at the selection, and a paragraph after it if it is the last block. */
export const insertTable = (editor: LexicalEditor, columns: number): void =>
  change(editor, () => {
    editor.dispatchCommand(INSERT_TABLE_COMMAND, {
      rows: `${ROWS}`,
      columns: `${columns}`,
      includeHeaders: { rows: true, columns: false },
    })
    const table = $tableAtSelection()
    if (table && table.getNextSibling() === null) table.insertAfter($createParagraphNode())
  })

/** Runs a change of the selected rows, columns or cells as they are, and focuses the text. */
function changeTable(editor: LexicalEditor, $change: (table: TableNode) => void): void {
  editor.update(() => {
    const table = $tableAtSelection()
    if (table) $change(table)
  })
  focusText(editor)
}

export const insertRow = (editor: LexicalEditor, side: 'above' | 'below'): void =>
  changeTable(editor, () => void $insertTableRowAtSelection(side === 'below'))

export const insertColumn = (editor: LexicalEditor, side: 'left' | 'right'): void =>
  changeTable(editor, () => void $insertTableColumnAtSelection(side === 'right'))

export const deleteRow = (editor: LexicalEditor): void => changeTable(editor, $deleteTableRowAtSelection)

export const deleteColumn = (editor: LexicalEditor): void => changeTable(editor, $deleteTableColumnAtSelection)

export const deleteTable = (editor: LexicalEditor): void =>
  changeTable(editor, (table) => {
    table.selectPrevious()
    table.remove()
  })

/** Makes the first row of the table its header, or takes that back. */
export const toggleHeaderRow = (editor: LexicalEditor): void =>
  changeTable(editor, (table) => $setTableRowIsHeader(table, 0, !$tableHeaders(table).row))

/** Makes the first column of the table its header, or takes that back. */
export const toggleHeaderColumn = (editor: LexicalEditor): void =>
  changeTable(editor, (table) => $setTableColumnIsHeader(table, 0, !$tableHeaders(table).column))

/** The table that the selection is in. */
export function $tableAtSelection(): TableNode | undefined {
  const selection = $getSelection()
  if ($isTableSelection(selection)) return $findTable(selection.anchor.getNode())
  return $isRangeSelection(selection) ? $findTable(selection.anchor.getNode()) : undefined
}

function $findTable(node: Parameters<typeof $findCellNode>[0]): TableNode | undefined {
  const table = $findTableNode($findCellNode(node) ?? node)
  return $isTableNode(table) ? table : undefined
}

/** Whether the first row and the first column are headers. */
export function $tableHeaders(table: TableNode): TableHeaders {
  const [map] = $computeTableMapSkipCellCheck(table, null, null)
  const [first = [], ...others] = map
  const firsts = others.length > 0 ? others.flatMap((row) => row.slice(0, 1)) : first.slice(0, 1)
  return {
    row: first.every(({ cell }) => cell.hasHeaderState(TableCellHeaderStates.ROW)),
    column: firsts.every(({ cell }) => cell.hasHeaderState(TableCellHeaderStates.COLUMN)),
  }
}
