import { useState } from 'react'

import { type Scheduled, type ScheduledAction, scheduledActions, type WritingStatus } from '#contract/writing.ts'
import { fromOfficeTime } from '../../text/dates.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/field.tsx'
import { useStaffLanguage } from '../language/staff-language.ts'
import { ConfirmDialog } from '../dialogs/confirm-dialog.tsx'
import { Collapsible } from './collapsible.tsx'
import { scheduledText } from './state-line.tsx'
import type { PlannedTime } from './use-planned-time.ts'

interface PublishingProps {
  writing: WritingStatus | undefined
  isBusy: boolean
  planned: PlannedTime
  /** Resolves to whether it was scheduled. */
  onSchedule: (scheduled: Scheduled) => Promise<boolean>
  onCancel: () => void
  onUnpublish: () => void
  onDiscard: () => void
}

/** Publishing at a set time, taking the entry from visitors, and going back to what they see. */
export function Publishing({
  writing,
  isBusy,
  planned,
  onSchedule,
  onCancel,
  onUnpublish,
  onDiscard,
}: PublishingProps) {
  const { state = 'draft', scheduled = [] } = writing ?? {}
  const language = useStaffLanguage()
  const words = language.staff.publishing
  const note = state === 'changed' ? words.changedNote : words.note
  const [asked, setAsked] = useState<'unpublish' | 'discard'>()
  return (
    <Collapsible title={state === 'draft' ? words.later : words.laterOrNot} isWanted={planned.problem !== undefined}>
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
      <ScheduleForm actions={actionsFor(state)} isBusy={isBusy} planned={planned} onSchedule={onSchedule} />
      {state !== 'draft' && (
        <div className="flex flex-wrap items-center gap-3 border-t border-line pt-5">
          <Button variant="danger" disabled={isBusy} onClick={() => setAsked('unpublish')}>
            {words.unpublish}
          </Button>
          {state === 'changed' && (
            <Button variant="danger" disabled={isBusy} onClick={() => setAsked('discard')}>
              {words.discard}
            </Button>
          )}
          <p className="text-note text-soft">{note}</p>
        </div>
      )}
      {asked && (
        <ConfirmDialog
          title={words.question[asked]}
          confirm={words[asked]}
          onConfirm={() => {
            setAsked(undefined)
            if (asked === 'unpublish') onUnpublish()
            else onDiscard()
          }}
          onClose={() => setAsked(undefined)}
        >
          <p>{note}</p>
        </ConfirmDialog>
      )}
    </Collapsible>
  )
}

const actionsFor = (state: WritingStatus['state']): readonly ScheduledAction[] =>
  state === 'draft' ? ['publish'] : state === 'published' ? ['unpublish'] : scheduledActions

interface ScheduleFormProps extends Pick<PublishingProps, 'isBusy' | 'planned' | 'onSchedule'> {
  actions: readonly ScheduledAction[]
}

/** Not a form element, since it is inside the entry's form. */
function ScheduleForm({ actions, isBusy, planned, onSchedule }: ScheduleFormProps) {
  const { staff, day } = useStaffLanguage()
  const words = staff.publishing
  const { date, time, problem, field, setDate, setTime } = planned
  const schedule = async (action: ScheduledAction) => {
    const at = planned.chosen()
    if (at !== undefined && (await onSchedule({ action, at }))) planned.clear()
  }
  return (
    <div className="flex flex-wrap items-start gap-3">
      <TextField
        label={words.date}
        type="date"
        value={date}
        ref={field}
        error={problem && words[problem]}
        // The day in the office's calendar, since the browser's field shows its own.
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
          <Button key={action} variant="secondary" disabled={isBusy} onClick={() => void schedule(action)}>
            {words.schedule[action]}
          </Button>
        ))}
      </div>
    </div>
  )
}
