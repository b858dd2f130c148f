import { type ResourceName, resources } from '#contract/index.ts'
import { ownContent } from '#contract/own-content.ts'
import type { AnyEntity } from '#contract/resource.ts'
import type { Writing } from '#contract/writing.ts'

const ownText = (name: ResourceName, entry: AnyEntity, without: readonly (string | undefined)[]): string =>
  JSON.stringify(ownContent(resources[name], entry), (key, value: unknown) =>
    without.includes(key) ? undefined : value,
  )

/**
 * Whether two states of an entry differ in nothing of its own.
 *
 * @param without what does not count, by its keys
 */
export const isSameOwn = (
  name: ResourceName,
  one: AnyEntity,
  other: AnyEntity,
  ...without: readonly (string | undefined)[]
): boolean => ownText(name, one, without) === ownText(name, other, without)

/**
 * Whether an entry has the content that it had, and whether visitors see it has changed by nothing but what was scheduled for it.
 *
 * @param without a field that does not count as content
 */
export const isOnlyScheduled = (name: ResourceName, before: Writing, after: Writing, without?: string): boolean =>
  (isSeen(before) === isSeen(after) || before.scheduled.some(isDoneIn(after))) &&
  // The first publication sets the date.
  isSameOwn(name, before.entry, after.entry, 'createdAt', without)

const isSeen = ({ state }: Writing): boolean => state !== 'draft'

const isDoneIn =
  (after: Writing) =>
  ({ action, failed }: Writing['scheduled'][number]): boolean =>
    failed === undefined &&
    (action === 'publish') === isSeen(after) &&
    after.scheduled.every((other) => other.action !== action)
