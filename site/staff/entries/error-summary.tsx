import { useId } from 'react'

import { useStaffLanguage } from '../language/staff-language.ts'

export interface ErrorSummaryProps {
  /** The errors that are not mended yet, by the names of their fields. */
  errors: readonly { field: string; text: string }[]
  /** Leads to the field. */
  onChoose: (field: string) => void
}

/** All that is to be mended in a form, each leading to its field. */
export default function ErrorSummary({ errors, onChoose }: ErrorSummaryProps) {
  const id = useId()
  const { staff } = useStaffLanguage()
  return (
    <section aria-labelledby={id} className="rounded-card border border-danger p-4">
      <p id={id} className="text-small font-semibold text-danger">
        {staff.errors.heading(errors.length)}
      </p>
      <ul className="mt-1 flex flex-col">
        {errors.map(({ field, text }) => (
          <li key={field}>
            <button
              type="button"
              className="link inline-flex min-h-11 items-center text-left text-small pointer-fine:min-h-8"
              onClick={() => onChoose(field)}
            >
              {text}
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
