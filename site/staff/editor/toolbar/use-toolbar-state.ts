import { CAN_REDO_COMMAND, CAN_UNDO_COMMAND, COMMAND_PRIORITY_LOW, type LexicalEditor, mergeRegister } from 'lexical'
import { useEffect, useState } from 'react'

import { $toolbarState, plainState, type ToolbarState } from '../commands/toolbar-state.ts'

/** The toolbar's state, updated with the selection and the document. */
export function useToolbarState(editor: LexicalEditor): ToolbarState & { canUndo: boolean; canRedo: boolean } {
  const [state, setState] = useState<ToolbarState>(plainState)
  const [canUndo, setUndo] = useState(false)
  const [canRedo, setRedo] = useState(false)
  useEffect(
    () =>
      mergeRegister(
        editor.registerUpdateListener(({ editorState }) => {
          const next = editorState.read($toolbarState, { editor })
          setState((last) => (isSame(last, next) ? last : next))
        }),
        editor.registerCommand(CAN_UNDO_COMMAND, reportTo(setUndo), COMMAND_PRIORITY_LOW),
        editor.registerCommand(CAN_REDO_COMMAND, reportTo(setRedo), COMMAND_PRIORITY_LOW),
      ),
    [editor],
  )
  return { ...state, canUndo, canRedo }
}

const isSame = (one: ToolbarState, other: ToolbarState): boolean => JSON.stringify(one) === JSON.stringify(other)

const reportTo = (report: (can: boolean) => void) => (can: boolean) => {
  report(can)
  return false
}
