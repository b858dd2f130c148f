import { $insertNodeToNearestRoot } from '@lexical/utils'
import { $isListNode } from '@lexical/list'
import {
  $createNodeSelection,
  $createParagraphNode,
  $getNearestNodeFromDOMNode,
  $getSelection,
  $isNodeSelection,
  $isParagraphNode,
  $setSelection,
  CLICK_COMMAND,
  COMMAND_PRIORITY_LOW,
  createCommand,
  type EditorState,
  KEY_ARROW_DOWN_COMMAND,
  KEY_ARROW_UP_COMMAND,
  type LexicalEditor,
  mergeRegister,
  type NodeKey,
} from 'lexical'

import {
  $createPictureNode,
  $isPictureNode,
  $pictureByKey,
  $selectedPicture,
  type TextPicture,
} from '../document/picture-node.ts'
import { focusText } from './change.ts'

/** Opens the dialog for the selected picture, or for a new one. */
export const EDIT_PICTURE_COMMAND = createCommand<undefined>('EDIT_PICTURE_COMMAND')

/** Inserts a picture at the selection; the caret is behind it, where one writes on. */
export function insertPicture(editor: LexicalEditor, given: TextPicture): void {
  editor.update(() => {
    const picture = $createPictureNode(given)
    $insertNodeToNearestRoot(picture)
    const before = picture.getPreviousSibling()
    if ($isParagraphNode(before) && before.isEmpty()) before.remove()
    const after = picture.getNextSibling()
    const list = picture.getPreviousSibling()
    // The numbers of a list go on behind it.
    if ($isListNode(list) && $isListNode(after) && list.getListType() === 'number' && after.getListType() === 'number')
      after.setStart(list.getStart() + list.getChildrenSize())
    if (after === null) picture.insertAfter($createParagraphNode())
    picture.selectNext(0, 0)
  })
  focusText(editor)
}

/** Changes a picture, or removes it if it is nothing. */
export function changeTextPicture(editor: LexicalEditor, key: NodeKey, given: TextPicture | undefined): void {
  editor.update(() => {
    const picture = $pictureByKey(key)
    if (given) picture?.setPicture(given)
    else {
      picture?.selectNext()
      picture?.remove()
    }
  })
  focusText(editor)
}

function $select(key: NodeKey): void {
  const selection = $createNodeSelection()
  selection.add(key)
  $setSelection(selection)
}

/** A click selects a picture, a double click opens its dialog; Alt and an arrow key move it past the next block. */
export const registerPictures = (editor: LexicalEditor): (() => void) =>
  mergeRegister(
    editor.registerCommand(CLICK_COMMAND, (event) => $click(event, editor), COMMAND_PRIORITY_LOW),
    editor.registerCommand(KEY_ARROW_UP_COMMAND, (event) => $move(event, 'up'), COMMAND_PRIORITY_LOW),
    editor.registerCommand(KEY_ARROW_DOWN_COMMAND, (event) => $move(event, 'down'), COMMAND_PRIORITY_LOW),
    editor.registerUpdateListener(({ editorState }) => markSelected(editor, editorState)),
  )

function $click(event: MouseEvent, editor: LexicalEditor): boolean {
  const node = event.target instanceof Node ? $getNearestNodeFromDOMNode(event.target) : null
  if (!$isPictureNode(node)) return false
  event.preventDefault()
  $select(node.getKey())
  if (event.detail === 2) editor.dispatchCommand(EDIT_PICTURE_COMMAND, undefined)
  return true
}

function $move(event: KeyboardEvent, to: 'up' | 'down'): boolean {
  const picture = $selectedPicture()
  if (!event.altKey || !picture) return false
  event.preventDefault()
  if (to === 'up') picture.getPreviousSibling()?.insertBefore(picture, false)
  else picture.getNextSibling()?.insertAfter(picture, false)
  $select(picture.getKey())
  return true
}

/** Frames the pictures that are selected. */
function markSelected(editor: LexicalEditor, state: EditorState): void {
  const keys = state.read(() => {
    const selection = $getSelection()
    return $isNodeSelection(selection) ? selection.getNodes().map((node) => node.getKey()) : []
  })
  const selected = keys.map((key) => editor.getElementByKey(key))
  for (const figure of editor.getRootElement()?.querySelectorAll('figure.text-picture') ?? [])
    figure.classList.toggle(
      'picture-selected',
      selected.some((element) => element === figure),
    )
}
