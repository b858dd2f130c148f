import { useId } from 'react'

interface RadioGroupProps<Value extends string> {
  label: string
  name: string
  value: Value
  onChange: (value: Value) => void
  /** Whether the chosen one has the focus in a dialog that opens. */
  isFirst?: boolean
  options: readonly { value: Value; label: string; hint?: string; lang?: string }[]
}

/** A choice of one of a few values, each with an explanation. */
export function RadioGroup<Value extends string>({
  label,
  name,
  value,
  onChange,
  isFirst = false,
  options,
}: RadioGroupProps<Value>) {
  const id = useId()
  return (
    <fieldset>
      <legend className="text-small font-semibold">{label}</legend>
      <div className="mt-1.5 flex flex-col gap-2">
        {options.map((option) => (
          <div
            key={option.value}
            className="flex items-start gap-3 rounded-card border border-line px-4 py-3 has-checked:border-brand has-checked:bg-mist"
          >
            <input
              type="radio"
              id={`${id}${option.value}`}
              name={name}
              value={option.value}
              checked={value === option.value}
              data-first-focus={(isFirst && value === option.value) || undefined}
              onChange={() => onChange(option.value)}
              aria-describedby={option.hint === undefined ? undefined : `${id}${option.value}hint`}
              className="mt-1 size-5 shrink-0 accent-brand"
            />
            <div className="min-w-0 grow">
              <label htmlFor={`${id}${option.value}`} lang={option.lang} className="block font-semibold">
                {option.label}
              </label>
              {option.hint !== undefined && (
                <p id={`${id}${option.value}hint`} className="text-note text-soft">
                  {option.hint}
                </p>
              )}
            </div>
          </div>
        ))}
      </div>
    </fieldset>
  )
}
