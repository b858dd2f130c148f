import type { Language } from './languages.ts'
import type { AnyEntity } from './resource.ts'

/** The state of an entry for visitors: not visible, its newest content, or older content than its newest draft. */
export const writingStates = ['draft', 'published', 'changed'] as const
export type WritingState = (typeof writingStates)[number]

/** The actions that can be scheduled for an entry. */
export const scheduledActions = ['publish', 'unpublish'] as const

export type ScheduledAction = (typeof scheduledActions)[number]

export interface Scheduled {
  action: ScheduledAction
  /** ISO 8601, UTC. */
  at: string
}

/** A scheduled action, or one that has failed. */
export interface ScheduledState extends Scheduled {
  /** Why it was not done when its time came. */
  failed?: string
}

/** The title of a draft that has none in the default language. */
export interface OtherTitle {
  language: Language
  title: string
}

/** An entry in a list of states. Those that are published as they are and have nothing scheduled are left out. */
export interface StateRow {
  _id: string
  state: WritingState
  /** The scheduled actions, the earliest first. */
  scheduled: readonly ScheduledState[]
  /** The slug of the page that visitors see, which the newest draft may have changed; absent without such a page. */
  pageSlug?: string
  /** The title of what was never published, if only another language has one; absent otherwise. */
  otherTitle?: OtherTitle
  /** Nothing was entered in any language, as after the panel's form of a new entry was opened and left: the staff's lists leave it out. */
  isEmpty?: boolean
}

/** The state of an entry that is being written. */
export interface WritingStatus extends StateRow {
  /** When its newest content was saved: ISO 8601, UTC. */
  savedAt: string
  /** The revision of the content in one language, in English including whether visitors see it; for `If-Match`. */
  revision: string
}

/** An entry as it is being written, with its newest content as that will be returned once published. */
export interface Writing<Entry = AnyEntity> extends WritingStatus {
  entry: Entry
}

/** A change of an entry, with the person who made it. */
export interface EntryChange {
  /** ISO 8601, UTC. */
  at: string
  /** The person's name; null if they are gone. */
  who: string | null
  /** Whether it was the person who asks. */
  isOwn: boolean
}

/** An earlier content of an entry; the newest is the first of a list. */
export interface Version {
  _id: string
  /** ISO 8601, UTC. */
  savedAt: string
  /** The name of the person who saved it; null if they are gone, and where it is not known. */
  who: string | null
  isPublished: boolean
  title: string
}

/** The names under which requests carry an entry's texts for search engines. */
export const seoFields = { seoTitle: 'title', seoDescription: 'description' } as const
