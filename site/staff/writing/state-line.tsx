import type { ScheduledState, WritingStatus } from '#contract/writing.ts'
import { ExternalLink } from '../../ui/icons/external-link.ts'
import { type StaffLanguage, useStaffLanguage } from '../language/staff-language.ts'
import { shownState, StateBadge } from './state-badge.tsx'

/** `pending`: typed and to be saved soon; `stopped`: only the browser has it. */
export type SaveState = 'saved' | 'pending' | 'saving' | 'stopped'

interface StateLineProps {
  writing: WritingStatus | undefined
  saveState: SaveState
  /** Why it is not saved. */
  problem: string | undefined
  /** The path of the page that visitors see; undefined while there is none. */
  page: string | undefined
}

/** Shows what visitors see of the entry, what is scheduled, and whether the typed text is saved. */
export function StateLine({ writing, saveState, problem, page }: StateLineProps) {
  const language = useStaffLanguage()
  return (
    <div
      className={
        writing || problem ? 'flex basis-full flex-wrap items-center gap-x-3 gap-y-1 text-small text-soft' : 'sr-only'
      }
    >
      {writing && <StateBadge state={shownState(writing)} />}
      {writing && <span>{describe(writing, language)}</span>}
      {page !== undefined && (
        <a href={page} target="_blank" className="link inline-flex min-h-11 items-center gap-1.5">
          {language.staff.entry.seePage}
          <ExternalLink aria-hidden className="size-4" />
        </a>
      )}
      {/* Screen readers hear of each minute's first save only: the text stays the same meanwhile. */}
      <span role="status" className={saveState === 'stopped' ? 'font-semibold text-danger' : undefined}>
        {saveText(writing, saveState, problem, language)}
      </span>
    </div>
  )
}

function describe({ state, scheduled }: WritingStatus, language: StaffLanguage): string {
  const { writing: words } = language.staff
  const next = nextText(scheduled, language)
  const seen = words.seen[state]
  return next === undefined ? seen : words.sentence(seen, next)
}

/** The action that failed, else the first of those that are scheduled; undefined for none. */
export function nextText(
  scheduled: readonly ScheduledState[] | undefined,
  language: StaffLanguage,
): string | undefined {
  const next = scheduled?.find(({ failed }) => failed !== undefined) ?? scheduled?.[0]
  return next && scheduledText(next, language)
}

/** The scheduled action, or the reason why it failed. */
export const scheduledText = (
  { action, at, failed }: ScheduledState,
  { staff: { writing: words }, time, message }: StaffLanguage,
): string => (failed === undefined ? words.willBe[action](time(at)) : words.failed[action](time(at), message(failed)))

function saveText(
  writing: WritingStatus | undefined,
  saveState: SaveState,
  problem: string | undefined,
  { staff: { writing: words }, time }: StaffLanguage,
): string {
  if (saveState === 'stopped') return words.notSaved(problem ?? words.onlyHere)
  if (!writing) return ''
  return writing.state === 'published' ? '' : words.saved(time(writing.savedAt))
}
