interface PlainEditorProps {
  label: string
  initialHtml: string
  onChange: (html: string) => void
  error?: string
}

/** Stands in for the rich-text editor where a test is about the form around it. */
export default function PlainEditor({ label, initialHtml, onChange, error }: PlainEditorProps) {
  return (
    <label>
      {label}
      <textarea
        defaultValue={initialHtml}
        aria-invalid={error === undefined ? undefined : true}
        aria-description={error}
        onChange={({ target }) => onChange(target.value)}
      />
    </label>
  )
}
