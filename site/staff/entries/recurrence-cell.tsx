import { recurrenceIn } from '../../calendar/recurrence-words.ts'
import { useStaffLanguage } from '../language/staff-language.ts'
import type { CellProps } from './field-controls.tsx'

/** When something falls due, in words. */
export default function RecurrenceCell({ text }: CellProps) {
  return <span className="block first-letter:uppercase">{recurrenceIn(text, useStaffLanguage())}</span>
}
