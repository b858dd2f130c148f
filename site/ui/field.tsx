import { type ComponentProps, useId } from 'react'

const input =
  'mt-1.5 w-full rounded-card border border-field bg-paper px-3.5 py-2.5 text-ink placeholder:text-soft focus-visible:border-brand'

interface Labelled {
  label: string
  /** A sentence below the field. */
  hint?: string
}

const Label = ({ id, label }: { id: string; label: string }) => (
  <label htmlFor={id} className="text-small font-semibold">
    {label}
  </label>
)

const Hint = ({ id, text }: { id: string; text: string }) => (
  <p id={id} className="mt-1 text-note text-soft">
    {text}
  </p>
)

/** A labelled line of text. */
export function TextField({ label, hint, className = '', ...rest }: ComponentProps<'input'> & Labelled) {
  const id = useId()
  return (
    <div className={className}>
      <Label id={id} label={label} />
      <input {...rest} id={id} aria-describedby={hint ? `${id}hint` : undefined} className={`${input} min-h-11`} />
      {hint && <Hint id={`${id}hint`} text={hint} />}
    </div>
  )
}

/** A labelled text of several lines. */
export function TextArea({ label, hint, className = '', ...rest }: ComponentProps<'textarea'> & Labelled) {
  const id = useId()
  return (
    <div className={className}>
      <Label id={id} label={label} />
      <textarea {...rest} id={id} aria-describedby={hint ? `${id}hint` : undefined} className={`${input} min-h-36`} />
      {hint && <Hint id={`${id}hint`} text={hint} />}
    </div>
  )
}
