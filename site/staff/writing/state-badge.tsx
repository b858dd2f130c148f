import type { ReactNode } from 'react'

import type { StateRow } from '#contract/writing.ts'
import { useStaffWords } from '../language/staff-language.ts'

/** The states that lists show and filter by. */
export const shownStates = ['published', 'draft', 'scheduled', 'failed', 'changed'] as const
export type ShownState = (typeof shownStates)[number]

/** The shown state: failed actions come first, then scheduled ones. An entry without a row is published. */
export function shownState(row: Pick<StateRow, 'state' | 'scheduled'> | undefined): ShownState {
  if (!row) return 'published'
  if (row.scheduled.some(({ failed }) => failed !== undefined)) return 'failed'
  return row.scheduled.length > 0 ? 'scheduled' : row.state
}

const colours: Readonly<Record<ShownState, string>> = {
  published: 'border-success text-success',
  draft: 'border-field text-soft',
  scheduled: 'border-brand text-brand',
  failed: 'border-danger text-danger',
  changed: 'border-accent text-accent',
}

/** A word about an entry, beside its title. */
export const Badge = ({ look, children }: { look: string; children: ReactNode }) => (
  <span className={`inline-block rounded-full px-2.5 py-0.5 text-note whitespace-nowrap ${look}`}>{children}</span>
)

/** A state as a word in a frame. */
export const StateBadge = ({ state }: { state: ShownState }) => (
  <Badge look={`border font-semibold ${colours[state]}`}>{useStaffWords().states[state]}</Badge>
)
