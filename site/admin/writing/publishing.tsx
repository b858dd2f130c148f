import { useState } from 'react'

import { type Scheduled, type ScheduledAction, scheduledActions, type WritingStatus } from '#contract/writing.ts'
import { fromOfficeTime } from '../../text/dates.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/field.tsx'
import { useStaffLanguage } from '../language/staff-language.ts'
import { Fold } from './fold.tsx'
import { scheduledText } from './state-line.tsx'

interface PublishingProps {
  writing: WritingStatus | undefined
  isBusy: boolean
  onSchedule: (scheduled: Scheduled) => void
  onCancel: () => void
  onUnpublish: () => void
  onDiscard: () => void
}

/** Publishing at a set time, taking the entry from visitors, and going back to what they see. */
export function Publishing({ writing, isBusy, onSchedule, onCancel, onUnpublish, onDiscard }: PublishingProps) {
  const { state = 'draft', scheduled = [] } = writing ?? {}
  const language = useStaffLanguage()
  const words = language.staff.publishing
  return (
    <Fold title={state === 'draft' ? words.later : words.laterOrNot}>
      {scheduled.length > 0 && (
        <div className="flex flex-wrap items-center justify-between gap-3">
          <ul className="text-small">
            {scheduled.map((each) => (
              <li key={each.action + each.at} className={each.failed === undefined ? undefined : 'text-danger'}>
                {each.failed === undefined
                  ? words.scheduled(words[each.action], language.time(each.at))
                  : scheduledText(each, language)}
              </li>
            ))}
          </ul>
          <Button variant="secondary" disabled={isBusy} onClick={onCancel}>
            {words.cancel}
          </Button>
        </div>
      )}
      <ScheduleForm actions={actionsFor(state)} isBusy={isBusy} onSchedule={onSchedule} />
      {state !== 'draft' && (
        <div className="flex flex-wrap items-center gap-3 border-t border-line pt-5">
          <Button variant="danger" disabled={isBusy} onClick={onUnpublish}>
            {words.unpublish}
          </Button>
          {state === 'changed' && (
            <Button variant="danger" disabled={isBusy} onClick={onDiscard}>
              {words.discard}
            </Button>
          )}
          <p className="text-note text-soft">{state === 'changed' ? words.changedNote : words.note}</p>
        </div>
      )}
    </Fold>
  )
}

const actionsFor = (state: WritingStatus['state']): readonly ScheduledAction[] =>
  state === 'draft' ? ['publish'] : state === 'published' ? ['unpublish'] : scheduledActions

interface ScheduleFormProps extends Pick<PublishingProps, 'isBusy' | 'onSchedule'> {
  actions: readonly ScheduledAction[]
}

/** Not a form element: it stands in the entry's form. */
function ScheduleForm({ actions, isBusy, onSchedule }: ScheduleFormProps) {
  const { staff, day } = useStaffLanguage()
  const words = staff.publishing
  const [date, setDate] = useState('')
  const [time, setTime] = useState('09:00')
  const [error, setError] = useState<Problem>()
  const schedule = (action: ScheduledAction) => {
    const at = fromOfficeTime(`${date}T${time}`)
    const problem = problemOf(at)
    setError(problem)
    if (problem === undefined) onSchedule({ action, at })
  }
  return (
    <div className="flex flex-wrap items-start gap-3">
      <TextField
        label={words.date}
        type="date"
        value={date}
        error={error && words[error]}
        // By the office's calendar: the browser's field has its own.
        hint={day(fromOfficeTime(`${date}T${time}`))}
        onChange={({ target }) => setDate(target.value)}
        className="grow basis-40"
      />
      <TextField
        label={words.time}
        type="time"
        value={time}
        onChange={({ target }) => setTime(target.value)}
        className="grow basis-40"
      />
      <div className="flex w-full flex-wrap gap-3">
        {actions.map((action) => (
          <Button key={action} variant="secondary" disabled={isBusy} onClick={() => schedule(action)}>
            {words.schedule[action]}
          </Button>
        ))}
      </div>
    </div>
  )
}

type Problem = 'timeMissing' | 'timeOver'

function problemOf(at: string): Problem | undefined {
  if (at === '') return 'timeMissing'
  return Date.parse(at) <= Date.now() ? 'timeOver' : undefined
}
