import { type ReactNode, useId } from 'react'

import { describedBy, Notes } from '../../ui/field.tsx'
import { useStaffLanguage } from '../language/staff-language.ts'
import { ReferenceSelect } from './reference-select.tsx'

interface ReferenceSelectsProps {
  name: string
  label: string
  hint?: ReactNode
  error: string | undefined
  /** The type that is chosen from, and how many at most. */
  to: string
  most: number
  /** Ids with commas between them. */
  value: string
  onChange: (value: string) => void
}

/** Chooses a few entries of another type, in an order. */
export function ReferenceSelects({ name, label, hint, error, to, most, value, onChange }: ReferenceSelectsProps) {
  const id = useId()
  const { number } = useStaffLanguage()
  const chosen = value.split(',')
  const choose = (place: number, one: string) =>
    onChange(Array.from({ length: most }, (_, n) => (n === place ? one : (chosen[n] ?? ''))).join(','))
  return (
    <fieldset aria-describedby={describedBy(id, { hint })}>
      <legend className="text-small font-semibold">{label}</legend>
      <div className="mt-1.5 grid gap-3 sm:grid-cols-3">
        {Array.from({ length: most }, (_, place) => (
          <ReferenceSelect
            key={place}
            name={`${name}-${place + 1}`}
            label={`${label} ${number(place + 1)}`}
            to={to}
            except={chosen.filter((_one, n) => n !== place)}
            value={chosen[place] ?? ''}
            error={place === 0 ? error : undefined}
            onChange={({ target }) => choose(place, target.value)}
          />
        ))}
      </div>
      <Notes id={id} hint={hint} />
    </fieldset>
  )
}
