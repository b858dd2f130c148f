import { type ReactNode, useId } from 'react'

import { describedBy, Notes } from '../../ui/field.tsx'

interface ChoicesFieldProps {
  name: string
  label: string
  hint?: ReactNode
  error?: string | undefined
  options: readonly (readonly [value: string, text: string])[]
  chosen: readonly string[]
  onChange: (chosen: string[]) => void
  /** The options are short: they are put beside one another, as far as there is room. */
  isShort?: boolean
}

/** Boxes to tick, of which several may be. */
export function ChoicesField({ name, label, hint, error, options, chosen, onChange, isShort }: ChoicesFieldProps) {
  const id = useId()
  return (
    <fieldset aria-describedby={describedBy(id, { hint, error })}>
      <legend className="text-small font-semibold">{label}</legend>
      <div className={isShort ? 'mt-1 grid grid-cols-[repeat(auto-fill,minmax(8rem,1fr))] gap-x-4' : 'mt-1'}>
        {options.map(([value, text]) => (
          <label key={value} className="flex min-h-11 items-center gap-3 text-small">
            <input
              type="checkbox"
              name={name}
              value={value}
              checked={chosen.includes(value)}
              aria-invalid={error ? true : undefined}
              onChange={({ target }) =>
                onChange(
                  options.flatMap(([each]) =>
                    (each === value ? target.checked : chosen.includes(each)) ? [each] : [],
                  ),
                )
              }
              className="size-5 rounded-sm accent-brand outline-offset-2 aria-[invalid]:outline-2 aria-[invalid]:outline-danger aria-[invalid]:focus-visible:outline-brand"
            />
            {text}
          </label>
        ))}
      </div>
      <Notes id={id} hint={hint} error={error} />
    </fieldset>
  )
}
