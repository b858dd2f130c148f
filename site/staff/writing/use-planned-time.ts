import { type RefObject, useEffect, useRef, useState } from 'react'

import { fromOfficeTime } from '../../text/dates.ts'

export type TimeProblem = 'timeMissing' | 'timeOver' | 'timeUnused'

export interface PlannedTime {
  /** The values of the form's fields, in the office's time. */
  date: string
  time: string
  problem: TimeProblem | undefined
  field: RefObject<HTMLInputElement | null>
  setDate: (date: string) => void
  setTime: (time: string) => void
  /** The time in ISO 8601 if something can be scheduled for it; else says why not. */
  chosen: () => string | undefined
  /** Clears the date after the action was scheduled. */
  clear: () => void
  /** False while a time is filled in that was not scheduled, which the field then says: publishing now would drop it. */
  mayPublishNow: () => boolean
}

/** The time that is filled in for publishing later. */
export function usePlannedTime(): PlannedTime {
  const [date, setDate] = useState('')
  const [time, setTime] = useState('09:00')
  const [problem, setProblem] = useState<{ is: TimeProblem }>()
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (problem) field.current?.focus()
  }, [problem])
  const fail = (is: TimeProblem) => setProblem({ is })
  return {
    date,
    time,
    problem: problem?.is,
    field,
    setDate: (text) => {
      setDate(text)
      setProblem(undefined)
    },
    setTime,
    chosen: () => {
      const at = fromOfficeTime(`${date}T${time}`)
      if (at === '') fail('timeMissing')
      else if (Date.parse(at) <= Date.now()) fail('timeOver')
      else {
        setProblem(undefined)
        return at
      }
      return undefined
    },
    clear: () => {
      setDate('')
      setProblem(undefined)
    },
    mayPublishNow: () => {
      if (date !== '') fail('timeUnused')
      return date === ''
    },
  }
}
