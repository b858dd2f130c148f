/** A day of the Bikram Sambat calendar; months count from 1, Baishakh. */
export interface CalendarDay {
  year: number
  month: number
  day: number
}

/** A month of Bikram Sambat, or of the year A.D. */
export type CalendarMonth = Omit<CalendarDay, 'day'>

const SHRAWAN = 4

/** The years in which Nepal's fiscal year of that day begins and ends: it goes from Shrawan to Ashadh. */
export const fiscalYearOf = ({ year, month }: CalendarDay): readonly [begins: number, ends: number] =>
  month >= SHRAWAN ? [year, year + 1] : [year - 1, year]
