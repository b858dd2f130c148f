import { type ComponentProps, type ReactNode, useId } from 'react'

import { useWords } from '../language/use-language.ts'

const input =
  'mt-1.5 w-full rounded-card border border-field bg-paper px-3.5 py-2.5 text-ink placeholder:text-soft focus-visible:border-brand aria-[invalid]:border-danger'

interface Labelled {
  label: string
  /** A hint below the field. */
  hint?: ReactNode
  /** The field's error message. */
  error?: string | undefined
}

const Label = ({ id, label }: { id: string; label: string }) => (
  <label htmlFor={id} className="text-small font-semibold">
    {label}
  </label>
)

/** The ids for `aria-describedby`. */
export const describedBy = (id: string, { hint, error }: Pick<Labelled, 'hint' | 'error'>): string | undefined =>
  [error && `${id}error`, hint && `${id}hint`].filter(Boolean).join(' ') || undefined

/** The error and the hint of a field. */
export const Notes = ({ id, hint, error }: Pick<Labelled, 'hint' | 'error'> & { id: string }) => (
  <>
    {error && (
      <p id={`${id}error`} className="mt-2 text-note font-semibold text-danger">
        {error}
      </p>
    )}
    {hint && (
      <p id={`${id}hint`} className="mt-1 text-note text-soft">
        {hint}
      </p>
    )}
  </>
)

/** A labelled line of text. */
export function TextField({ label, hint, error, className = '', ...rest }: ComponentProps<'input'> & Labelled) {
  const id = useId()
  return (
    <div className={className}>
      <Label id={id} label={label} />
      <input
        type="text"
        {...rest}
        id={id}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(id, { hint, error })}
        className={`${input} min-h-11`}
      />
      <Notes id={id} hint={hint} error={error} />
    </div>
  )
}

/** A labelled text of several lines. */
export function TextArea({ label, hint, error, className = '', ...rest }: ComponentProps<'textarea'> & Labelled) {
  const id = useId()
  return (
    <div className={className}>
      <Label id={id} label={label} />
      <textarea
        {...rest}
        id={id}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(id, { hint, error })}
        className={`${input} min-h-36`}
      />
      <Notes id={id} hint={hint} error={error} />
    </div>
  )
}

/** A labelled choice of one of several values, or of none unless it is required. */
export function Select({
  label,
  hint,
  error,
  options,
  optionsLang,
  none,
  isRequired = false,
  className = '',
  ...rest
}: ComponentProps<'select'> &
  Labelled & {
    options: readonly (readonly [value: string, text: string])[]
    /** Their language, if that is not the page's. */
    optionsLang?: string
    none?: string
    isRequired?: boolean
  }) {
  const id = useId()
  const words = useWords().ui
  return (
    <div className={className}>
      <Label id={id} label={label} />
      <select
        {...rest}
        id={id}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(id, { hint, error })}
        className={input}
      >
        {!isRequired && <option value="">{none ?? words.none}</option>}
        {options.map(([value, text]) => (
          <option key={value} value={value} lang={optionsLang}>
            {text}
          </option>
        ))}
      </select>
      <Notes id={id} hint={hint} error={error} />
    </div>
  )
}

/** A labelled box to tick. */
export function Checkbox({ label, hint, error, className = '', ...rest }: ComponentProps<'input'> & Labelled) {
  const id = useId()
  return (
    <div className={className}>
      <div className="flex min-h-11 items-center gap-3">
        <input
          {...rest}
          type="checkbox"
          id={id}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(id, { hint, error })}
          className="size-5 accent-brand"
        />
        <Label id={id} label={label} />
      </div>
      <Notes id={id} hint={hint} error={error} />
    </div>
  )
}
