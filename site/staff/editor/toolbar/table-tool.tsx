import { Table } from '../../../ui/icons/table.ts'
import type { LexicalEditor } from 'lexical'

import { useStaffLanguage } from '../../language/staff-language.ts'
import type { StaffWords } from '../../language/words-en.ts'
import {
  deleteColumn,
  deleteRow,
  deleteTable,
  insertColumn,
  insertRow,
  insertTable,
  toggleHeaderColumn,
  toggleHeaderRow,
} from '../commands/table.ts'
import type { ToolbarState } from '../commands/toolbar-state.ts'
import { type Choice, Menu } from './menu.tsx'

interface TableToolProps {
  editor: LexicalEditor
  state: ToolbarState
}

/** The numbers of columns offered for a new table. */
const columnCounts = [2, 3, 4, 5, 6]

/** Inserts a table, or changes the one that the selection is in. */
export function TableTool({ editor, state }: TableToolProps) {
  const { staff, count } = useStaffLanguage()
  const words = staff.editor.table
  const choices = state.table
    ? tableChoices(editor, state.table, words)
    : columnCounts.map((columns): Choice => ({
        name: words.insert(count(columns)),
        role: 'menuitem',
        isOn: false,
        choose: () => insertTable(editor, columns),
      }))
  return (
    <Menu
      name={words.name}
      label={<Table aria-hidden className="size-[1.125rem]" />}
      choices={choices}
      isOn={state.table !== undefined}
    />
  )
}

function tableChoices(
  editor: LexicalEditor,
  headers: NonNullable<ToolbarState['table']>,
  words: StaffWords['editor']['table'],
): Choice[] {
  const command = (name: string, choose: () => void): Choice => ({ name, role: 'menuitem', isOn: false, choose })
  const toggle = (name: string, isOn: boolean, choose: () => void): Choice => ({
    name,
    role: 'menuitemcheckbox',
    isOn,
    choose,
  })
  return [
    command(words.rowAbove, () => insertRow(editor, 'above')),
    command(words.rowBelow, () => insertRow(editor, 'below')),
    command(words.columnLeft, () => insertColumn(editor, 'left')),
    command(words.columnRight, () => insertColumn(editor, 'right')),
    toggle(words.headerRow, headers.row, () => toggleHeaderRow(editor)),
    toggle(words.headerColumn, headers.column, () => toggleHeaderColumn(editor)),
    command(words.deleteRow, () => deleteRow(editor)),
    command(words.deleteColumn, () => deleteColumn(editor)),
    command(words.deleteTable, () => deleteTable(editor)),
  ]
}
