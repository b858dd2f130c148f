/** Why a recurrence is refused; the staff alone meet them. */
export const recurrenceMessages = {
  none: (label: string) => `${label} must be days like bs 2083-08-29, bs 25 of every month or bs last day of 3,9`,
  dayMissing: (label: string, month: string, days: number) =>
    `${label} must be a day that there is: ${month} has ${days} days`,
  dayBeyond: (label: string, from: string, to: string) =>
    `${label} must be from ${from} to ${to}: beyond that the calendar is not known`,
} as const
