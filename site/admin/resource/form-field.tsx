import type { Field } from '#contract/fields/index.ts'
import { TextArea, TextField } from '../../ui/field.tsx'
import { HtmlField } from './html-field.tsx'

interface FormFieldProps {
  name: string
  field: Field
  label: string
  value: string
  onChange: (value: string) => void
  error: string | undefined
}

/** The control for a kind of field. */
export function FormField({ name, field, label, value, onChange, error }: FormFieldProps) {
  const shared = { label, name, error }
  switch (field.kind) {
    case 'html':
      return <HtmlField label={label} html={value} onChange={onChange} error={error} />
    case 'lines':
      return (
        <TextArea {...shared} dir="auto" rows={5} value={value} onChange={({ target }) => onChange(target.value)} />
      )
    case 'text':
    case 'email':
      return <TextField {...shared} dir="auto" value={value} onChange={({ target }) => onChange(target.value)} />
  }
}
