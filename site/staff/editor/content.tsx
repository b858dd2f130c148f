import type { LexicalEditor } from 'lexical'
import { useCallback } from 'react'

import type { Language } from '#contract/languages.ts'

interface ContentProps {
  editor: LexicalEditor
  id: string
  language: Language | undefined
  labelId: string
  /** The ids of hint and error. */
  describedBy: string
  isInvalid: boolean
}

/** The editable text, styled as on the page. */
export function Content({ editor, id, language, labelId, describedBy, isInvalid }: ContentProps) {
  const mount = useCallback(
    (element: HTMLDivElement | null) => {
      editor.setRootElement(element)
    },
    [editor],
  )
  return (
    <div
      ref={mount}
      id={id}
      lang={language}
      role="textbox"
      contentEditable
      suppressContentEditableWarning
      tabIndex={0}
      spellCheck
      aria-multiline
      aria-labelledby={labelId}
      aria-describedby={describedBy}
      aria-invalid={isInvalid || undefined}
      aria-keyshortcuts="Alt+F10"
      className="rich-text editor-text min-h-40 max-w-full px-4 py-3 outline-none"
    />
  )
}
