interface PlainEditorProps {
  label: string
  language?: string
  initialHtml: string
  onChange: (html: string) => void
  error?: string
}

/** A plain replacement of the rich-text editor, for tests of the form. */
export default function PlainEditor({ label, language, initialHtml, onChange, error }: PlainEditorProps) {
  return (
    <div>
      <label>
        {label}
        <textarea
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
