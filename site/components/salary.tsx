import type { EntityOf } from '#contract/index.ts'
import { langOf } from '../language/fell-back.ts'
import { useLanguage } from '../language/use-language.ts'
import { perTexts, salaryPeriod, salaryRange } from '../text/salary-range.ts'

/** The free text counts before the numbers. */
export const hasSalary = (job: EntityOf<'career'>): boolean => job.salary !== '' || salaryRange(job) !== undefined

/** A job's salary, and what it is for. */
export function Salary({ job }: { job: EntityOf<'career'> }) {
  const { tag, rupees } = useLanguage()
  const range = salaryRange(job)
  const amounts = range && [...new Set([range.from, range.to])].map(rupees).join(' – ')
  return (
    <span className="text-accent tabular-nums">
      <span lang={job.salary ? langOf(job, 'salary') : undefined}>{job.salary || amounts}</span>{' '}
      <span className="font-normal text-soft">{perTexts[salaryPeriod(job)][tag]}</span>
    </span>
  )
}
