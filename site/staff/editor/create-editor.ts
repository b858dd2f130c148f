import { createEmptyHistoryState, registerHistory } from '@lexical/history'
import { registerList } from '@lexical/list'
import { registerRichText } from '@lexical/rich-text'
import { registerTablePlugin, registerTableSelectionObserver, setScrollableTablesActive } from '@lexical/table'
import { COMMAND_PRIORITY_LOW, createEditor, KEY_ESCAPE_COMMAND, type LexicalEditor, mergeRegister } from 'lexical'

import { registerClipboard } from './clipboard.ts'
import { decorate } from './decorate.ts'
import { documentNodes, parseEditorState } from './document/document.ts'
import { keyActions } from './commands/actions.ts'
import { registerPictures } from './commands/picture.ts'
import { registerShortcuts } from './commands/shortcuts.ts'
import { registerTyping } from './typing/typing.ts'

/** Changes within this time are one undo step, in milliseconds. */
const ONE_STEP = 400

/** Class names for formatting that needs its own CSS in the editor. */
const theme = {
  list: { nested: { listitem: 'nested-list' } },
  table: 'editor-table',
  tableScrollableWrapper: 'table-scroll',
  tableCellSelected: 'cell-selected',
  tableSelection: 'cells-selected',
  text: {
    underline: 'text-underlined',
    strikethrough: 'text-struck',
    underlineStrikethrough: 'text-underlined-struck',
  },
}

/** Creates an editor with a document, not yet mounted. */
export function createDocumentEditor(html: string): LexicalEditor {
  const editor = createEditor({
    nodes: documentNodes,
    theme,
    dom: { $decorateDOM: decorate },
    // Lexical reverts the update itself; the error is rethrown as a page error.
    onError: (error) => {
      queueMicrotask(() => {
        throw error
      })
    },
  })
  setScrollableTablesActive(editor, true)
  editor.setEditorState(parseEditorState(editor, html))
  return editor
}

/** Registers keys, clipboard and commands; the returned function unregisters them. */
export const registerEditor = (editor: LexicalEditor): (() => void) =>
  mergeRegister(
    registerRichText(editor),
    // By default Lexical blurs the editor on Escape.
    editor.registerCommand(KEY_ESCAPE_COMMAND, () => true, COMMAND_PRIORITY_LOW),
    registerList(editor),
    registerTablePlugin(editor),
    registerTableSelectionObserver(editor),
    registerHistory(editor, createEmptyHistoryState(), ONE_STEP),
    registerPictures(editor),
    registerClipboard(editor),
    registerShortcuts(editor, keyActions),
    registerTyping(editor),
  )
