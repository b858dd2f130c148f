import { useAtomValue } from 'jotai'

import { useLanguage } from '../language/use-language.ts'
import { calendarAtom } from '../state/bikram-sambat-days.ts'

interface EntryDateProps {
  at: string
  className?: string
  /** Names the fiscal year too, where readers count by it. */
  hasFiscalYear?: boolean
}

/** The day of an entry in the language's calendar, with that of the other calendar as a tooltip. */
export function EntryDate({ at, className, hasFiscalYear = false }: EntryDateProps) {
  const language = useLanguage()
  const days = useAtomValue(calendarAtom)
  const { text, other, fiscalYear } = language.date(at, days?.[at])
  return (
    <>
      <time dateTime={at} title={other} className={className}>
        {text}
      </time>
      {hasFiscalYear && fiscalYear !== undefined && <span>({fiscalYear})</span>}
    </>
  )
}
