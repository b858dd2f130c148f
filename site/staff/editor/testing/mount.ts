import { $selectAll, type LexicalEditor } from 'lexical'
import { onTestFinished } from 'vitest'

import { createDocumentEditor, registerEditor } from '../create-editor.ts'

/** A mounted editor without toolbar, with everything selected. */
export async function mount(html: string): Promise<{ editor: LexicalEditor; box: HTMLElement }> {
  const box = document.createElement('div')
  box.contentEditable = 'true'
  document.body.append(box)
  const editor = createDocumentEditor(html)
  editor.setRootElement(box)
  const unregister = registerEditor(editor)
  onTestFinished(() => {
    unregister()
    editor.setRootElement(null)
    box.remove()
  })
  await settled()
  // Else Lexical may focus it while it commits, and warn of the command that this dispatches.
  box.focus()
  editor.update(() => void $selectAll(), { discrete: true })
  return { editor, box }
}

/** Updates of the editor are committed in a microtask. */
export const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve))
