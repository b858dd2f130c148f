import type { Dashboard } from '#contract/dashboard.ts'
import { DEFAULT_LANGUAGE } from '#contract/languages.ts'
import { useStaffLanguage } from '../language/staff-language.ts'
import { typeName } from '../language/type-texts.ts'
import { More, Part, Row, Rows } from './part.tsx'
import { entryScreenPath } from '../../paths/screen-paths.ts'
import { useDashboardWords } from './words.ts'

/** Entries with scheduled actions, and those whose action failed. */
export function ScheduledPart({ scheduled: { total, rows } }: Pick<Dashboard, 'scheduled'>) {
  const words = useDashboardWords()
  const { staff, time, message } = useStaffLanguage()
  if (total === 0) return null
  return (
    <Part title={words.scheduled} count={total}>
      <Rows label={words.scheduled}>
        {rows.map(({ type, _id, title, action, at, failed }) => (
          <Row
            key={`${_id} ${action}`}
            to={entryScreenPath(type, _id)}
            title={title}
            lang={DEFAULT_LANGUAGE}
            note={
              failed === undefined ? (
                `${typeName(staff, type)}: ${staff.writing.willBe[action](time(at))}`
              ) : (
                <span className="font-semibold text-danger">
                  {staff.writing.failed[action](time(at), message(failed))}
                </span>
              )
            }
          />
        ))}
      </Rows>
      <More count={total - rows.length} />
    </Part>
  )
}

/** Entries with unpublished drafts. */
export function DraftsPart({ drafts: { total, rows } }: Pick<Dashboard, 'drafts'>) {
  const words = useDashboardWords()
  const { staff, time } = useStaffLanguage()
  if (total === 0) return null
  return (
    <Part title={words.drafts} count={total}>
      <Rows label={words.drafts}>
        {rows.map(({ type, _id, title, otherTitle, state, savedAt }) => (
          <Row
            key={_id}
            to={entryScreenPath(type, _id)}
            title={otherTitle?.title ?? title}
            lang={otherTitle?.language ?? DEFAULT_LANGUAGE}
            mark={
              <span className="text-note text-soft">
                {otherTitle && `${staff.translation.only[otherTitle.language]} · `}
                {staff.states[state]}
              </span>
            }
            note={`${typeName(staff, type)}: ${words.saved(time(savedAt))}`}
          />
        ))}
      </Rows>
      <More count={total - rows.length} />
    </Part>
  )
}
