import { type Scheduled, scheduledActions } from '#contract/writing.ts'
import { validateField } from '#contract/fields/index.ts'
import { invalidField } from '#cms/common/http-error.ts'
import { fieldNotEither } from '#contract/fields/messages.ts'
import { staffMessages } from '#contract/staff-messages.ts'

const time = { kind: 'date', time: true, required: true } as const

/** Parses the body of a schedule: the action, by default to publish, and its future time. Throws 400. */
export function readSchedule(
  { action = 'publish', at }: Readonly<Record<string, unknown>>,
  now = Date.now(),
): Scheduled {
  const wanted = scheduledActions.find((one) => one === action)
  if (!wanted) throw invalidField('action', fieldNotEither('Action', scheduledActions))
  const checked = validateField('Time', time, at)
  if (checked.message !== undefined) throw invalidField('at', checked.message)
  if (checked.value === null || Date.parse(checked.value) <= now) throw invalidField('at', staffMessages.timePast)
  return { action: wanted, at: checked.value }
}
