import { createEmptyHistoryState, registerHistory } from '@lexical/history'
import { registerList } from '@lexical/list'
import { registerRichText } from '@lexical/rich-text'
import { COMMAND_PRIORITY_LOW, createEditor, KEY_ESCAPE_COMMAND, type LexicalEditor, mergeRegister } from 'lexical'

import { registerClipboard } from './clipboard.ts'
import { decorate } from './decorate.ts'
import { documentNodes, readDocument } from './document/document.ts'
import { keyActions } from './commands/actions.ts'
import { registerShortcuts } from './commands/shortcuts.ts'

/** Changes that follow one another within this many milliseconds are undone together. */
const ONE_STEP = 400

/** What a browser's own styles do not show, or show otherwise than the page. */
const theme = {
  list: { nested: { listitem: 'nested-list' } },
  text: {
    underline: 'text-underlined',
    strikethrough: 'text-struck',
    underlineStrikethrough: 'text-underlined-struck',
  },
}

/** An editor with a document in it, not yet on the page. */
export function createDocumentEditor(html: string): LexicalEditor {
  const editor = createEditor({
    nodes: documentNodes,
    theme,
    dom: { $decorateDOM: decorate },
    // Lexical takes the update back by itself, once this has returned; the error is still one of the page.
    onError: (error) => {
      queueMicrotask(() => {
        throw error
      })
    },
  })
  editor.setEditorState(readDocument(editor, html))
  return editor
}

/** Makes the editor answer to keys, the clipboard and the toolbar's commands until the returned function is called. */
export const registerEditor = (editor: LexicalEditor): (() => void) =>
  mergeRegister(
    registerRichText(editor),
    // Lexical would let go of the focus, and leave it nowhere.
    editor.registerCommand(KEY_ESCAPE_COMMAND, () => true, COMMAND_PRIORITY_LOW),
    registerList(editor),
    registerHistory(editor, createEmptyHistoryState(), ONE_STEP),
    registerClipboard(editor),
    registerShortcuts(editor, keyActions),
  )
