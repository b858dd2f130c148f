import { useEffect, useRef } from 'react'

interface PlainEditorProps {
  label: string
  language?: string
  initialHtml: string
  onChange: (html: string) => void
  error?: string
  takesFocus?: boolean
}

/** A plain replacement of the rich-text editor, for tests of the form. */
export default function PlainEditor({
  label,
  language,
  initialHtml,
  onChange,
  error,
  takesFocus = false,
}: PlainEditorProps) {
  const field = useRef<HTMLTextAreaElement>(null)
  useEffect(() => {
    if (takesFocus) field.current?.focus()
  }, [takesFocus])
  return (
    <div>
      <label>
        {label}
        <textarea
          ref={field}
          lang={language}
          defaultValue={initialHtml}
          aria-invalid={error === undefined ? undefined : true}
          aria-describedby="plain-editor-error"
          onChange={({ target }) => onChange(target.value)}
        />
      </label>
      <p id="plain-editor-error">{error}</p>
    </div>
  )
}
