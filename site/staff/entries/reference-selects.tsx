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
      {/* Rows are full: three places beside one another, two or four in pairs. */}
      <div className={`grid gap-x-3 gap-y-1.5 ${most % 3 === 0 ? 'sm:grid-cols-3' : 'sm:grid-cols-2'}`}>
        {Array.from({ length: most }, (_, place) => (
          <ReferenceSelect
            key={place}
            name={`${name}-${place + 1}`}
            label={`${label} ${number(place + 1)}`}
            to={to}
            except={chosen.filter((_one, n) => n !== place)}
            value={chosen[place] ?? ''}
            error={place === 0 ? error : undefined}
            // The legend is seen; the number is their order.
            className="relative [&>label]:sr-only"
            onChange={({ target }) => choose(place, target.value)}
          />
        ))}
      </div>
      <Notes id={id} hint={hint} />
    </fieldset>
  )
}
