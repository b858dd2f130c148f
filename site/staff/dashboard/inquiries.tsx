import type { Dashboard } from '#contract/dashboard.ts'
import { Link } from '../../ui/link.tsx'
import { Clock } from '../inquiries/inquiry-state.tsx'
import { useNow } from '../../ui/use-now.ts'
import { useStaffLanguage } from '../language/staff-language.ts'
import { More, Part, Row, Rows } from './part.tsx'
import { useDashboardWords } from './words.ts'

/** The inquiries that the office owes an answer, with the time that is left for each. */
export function InquiriesPart({ inquiries: { total, overdue, rows } }: Pick<Dashboard, 'inquiries'>) {
  const words = useDashboardWords()
  const { staff, day } = useStaffLanguage()
  const now = useNow()
  return (
    <Part
      title={words.waiting}
      count={total}
      mark={
        overdue > 0 && (
          <span className="rounded-full border border-danger px-2.5 py-0.5 text-note font-semibold text-danger">
            {words.overdue(overdue)}
          </span>
        )
      }
    >
      {total === 0 ? (
        <p className="text-soft">{words.nobodyWaits}</p>
      ) : (
        <Rows label={words.waiting}>
          {rows.map(({ _id, name, status, createdAt, answerBy, takenBy }) => (
            <Row
              key={_id}
              to={`/inquiry-list#${_id}`}
              title={name}
              mark={<Clock row={{ status, answerBy }} now={now} />}
              note={`${takenBy === null ? staff.desk.statuses[status] : staff.desk.takenBy(takenBy)}, ${day(createdAt)}`}
            />
          ))}
        </Rows>
      )}
      <More count={total - rows.length}>
        <Link to="/inquiry-list" className="link inline-flex min-h-11 items-center">
          {words.allInquiries}
        </Link>
      </More>
    </Part>
  )
}
