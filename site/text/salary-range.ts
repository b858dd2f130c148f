import type { Language } from '#contract/languages.ts'

/** The fields of a job that say what it pays. */
interface Salary {
  salaryFrom?: number | null
  salaryTo?: number | null
  salaryPer?: string | null
}

/** Whole rupees of a year or a month, the lower first. */
export interface SalaryRange {
  from: number
  to: number
  per: 'MONTH' | 'YEAR'
}

/** A salary that is given as numbers: one number is both ends of the range. */
export function salaryRange(job: Salary): SalaryRange | undefined {
  const amounts = [job.salaryFrom, job.salaryTo].filter((amount) => typeof amount === 'number')
  if (amounts.length === 0) return undefined
  return { from: Math.min(...amounts), to: Math.max(...amounts), per: salaryPeriod(job) }
}

/** The period that a salary is paid for: a month unless the job says otherwise. */
export const salaryPeriod = ({ salaryPer }: Pick<Salary, 'salaryPer'>): SalaryRange['per'] =>
  salaryPer === 'YEAR' ? 'YEAR' : 'MONTH'

/** The unit of an amount. */
export const perTexts: Readonly<Record<SalaryRange['per'], Record<Language, string>>> = {
  MONTH: { en: 'per month', ne: 'प्रति महिना' },
  YEAR: { en: 'per year', ne: 'प्रति वर्ष' },
}
