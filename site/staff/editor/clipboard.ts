import {
  $addUpdateTag,
  COMMAND_PRIORITY_CRITICAL,
  COMMAND_PRIORITY_HIGH,
  CONTROLLED_TEXT_INSERTION_COMMAND,
  COPY_COMMAND,
  CUT_COMMAND,
  CUT_TAG,
  DRAGEND_COMMAND,
  DRAGSTART_COMMAND,
  DROP_COMMAND,
  type LexicalEditor,
  mergeRegister,
  PASTE_COMMAND,
  PASTE_TAG,
  type PasteCommandType,
} from 'lexical'

import { $giveSelection, $insertData, $removeSelection } from './paste-content.ts'

/**
 * Pastes external content only through the HTML reader, and copies the HTML that is saved. Lexical itself would accept
 * any serialized Lexical nodes, and parse HTML differently.
 */
export const registerClipboard = (editor: LexicalEditor): (() => void) =>
  mergeRegister(
    editor.registerCommand(PASTE_COMMAND, (event) => $paste(event), COMMAND_PRIORITY_HIGH),
    editor.registerCommand(COPY_COMMAND, (event) => $copy(event, editor), COMMAND_PRIORITY_HIGH),
    // Takes precedence over the table plugin's handler, which copies Lexical's nodes.
    editor.registerCommand(CUT_COMMAND, (event) => $cut(event, editor), COMMAND_PRIORITY_CRITICAL),
    registerDrop(editor),
  )

function $paste(event: PasteCommandType): boolean {
  const data = 'clipboardData' in event ? event.clipboardData : 'dataTransfer' in event ? event.dataTransfer : null
  event.preventDefault()
  if (data) {
    // Makes pasting a separate undo step.
    $addUpdateTag(PASTE_TAG)
    $insertData(data)
  }
  return true
}

function $copy(event: ClipboardEvent | KeyboardEvent | null, editor: LexicalEditor): boolean {
  if (event === null || !('clipboardData' in event) || event.clipboardData === null) return false
  if ($giveSelection(editor, event.clipboardData)) event.preventDefault()
  return true
}

function $cut(event: ClipboardEvent | KeyboardEvent | null, editor: LexicalEditor): boolean {
  if (!$copy(event, editor)) return false
  $addUpdateTag(CUT_TAG)
  $removeSelection()
  return true
}

/** Content dragged within this editor is moved as nodes; other drops go through the HTML reader. */
function registerDrop(editor: LexicalEditor): () => void {
  let isOwn = false
  const mark = (own: boolean) => () => {
    isOwn = own
    return false
  }
  return mergeRegister(
    editor.registerCommand(DRAGSTART_COMMAND, mark(true), COMMAND_PRIORITY_HIGH),
    editor.registerCommand(DRAGEND_COMMAND, mark(false), COMMAND_PRIORITY_HIGH),
    editor.registerCommand(DROP_COMMAND, (event) => !isOwn && $drop(event), COMMAND_PRIORITY_HIGH),
    editor.registerCommand(
      CONTROLLED_TEXT_INSERTION_COMMAND,
      (event) => typeof event !== 'string' && event.dataTransfer !== null && $insertData(event.dataTransfer),
      COMMAND_PRIORITY_HIGH,
    ),
  )
}

/** The browser positions the drop and fires the insertion. Dropped files would replace the page; pictures go to the caret. */
function $drop(event: DragEvent): true {
  if (!event.dataTransfer?.types.includes('Files')) return true
  event.preventDefault()
  return $insertData(event.dataTransfer)
}
