import './editor.css'

import { COMMAND_PRIORITY_NORMAL, KEY_DOWN_COMMAND, type LexicalEditor } from 'lexical'
import { useEffect, useId, useRef, useState } from 'react'

import type { Language } from '#contract/languages.ts'
import { focusText } from './commands/change.ts'
import { useStaffLanguage } from '../language/staff-language.ts'
import { Content } from './content.tsx'
import { createDocumentEditor, registerEditor } from './create-editor.ts'
import { PasteNote } from './paste-note.tsx'
import { TextPictures } from './picture/text-pictures.tsx'
import { Toolbar } from './toolbar/toolbar.tsx'
import { useChanges } from './use-changes.ts'

interface RichTextEditorProps {
  label: string
  /** The text's language, if it is not the screen's. */
  language?: Language | undefined
  /** The initial document; remount the component for another one. */
  initialHtml: string
  /** Called with the document's HTML after each change of it. */
  onChange: (html: string) => void
  error?: string
  /** Whether it is focused at its beginning when it is rendered. */
  takesFocus?: boolean
}

/** A labelled rich-text field with a toolbar. */
export default function RichTextEditor({
  label,
  language,
  initialHtml,
  onChange,
  error,
  takesFocus = false,
}: RichTextEditorProps) {
  const [editor] = useState(() => createDocumentEditor(initialHtml))
  const toolbar = useRef<HTMLDivElement>(null)
  const id = useId()
  const { staff, tag } = useStaffLanguage()
  const words = staff.editor
  useChanges(editor, onChange)
  useEffect(() => registerEditor(editor), [editor])
  useEffect(() => {
    if (takesFocus) focusText(editor, 'rootStart')
  }, [editor, takesFocus])
  useEffect(() => registerToolbarKey(editor, () => focusTool(toolbar.current)), [editor])
  return (
    <div>
      {/* Not a label element, which can only name form controls; a press on it focuses the text as well. */}
      <div
        id={`${id}label`}
        role="presentation"
        onClick={() => focusText(editor)}
        className="w-fit text-small font-semibold"
      >
        {label}
      </div>
      <div className="editor-frame mt-1.5 rounded-card border border-field bg-paper has-[>[aria-invalid]]:border-danger">
        <Toolbar ref={toolbar} editor={editor} label={words.toolbar(label)} contentId={id} />
        <Content
          editor={editor}
          id={id}
          language={language}
          labelId={`${id}label`}
          describedBy={error ? `${id}error ${id}hint` : `${id}hint`}
          isInvalid={Boolean(error)}
        />
      </div>
      <TextPictures editor={editor} language={language ?? tag} />
      <PasteNote editor={editor} language={language ?? tag} />
      <p id={`${id}hint`} hidden>
        {words.toolbarHint}
      </p>
      {error && (
        <p id={`${id}error`} className="mt-2 text-note text-danger">
          {error}
        </p>
      )}
    </div>
  )
}

const registerToolbarKey = (editor: LexicalEditor, onKey: () => void): (() => void) =>
  editor.registerCommand(
    KEY_DOWN_COMMAND,
    (event) => {
      if (event.key !== 'F10' || !event.altKey) return false
      event.preventDefault()
      onKey()
      return true
    },
    COMMAND_PRIORITY_NORMAL,
  )

const focusTool = (toolbar: HTMLElement | null): void =>
  toolbar?.querySelector<HTMLElement>('[data-tool][tabindex="0"]')?.focus()
