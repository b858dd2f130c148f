import { type ResourceName, resources } from '#contract/index.ts'
import { ownContent } from '#contract/own-content.ts'
import type { AnyEntity } from '#contract/resource.ts'

const ownText = (name: ResourceName, entry: AnyEntity, without: string | undefined): string =>
  JSON.stringify(ownContent(resources[name], entry), (key, value: unknown) => (key === without ? undefined : value))

/**
 * Whether two states of an entry differ in nothing of its own.
 *
 * @param without what does not count, by its key
 */
export const isSameOwn = (name: ResourceName, one: AnyEntity, other: AnyEntity, without?: string): boolean =>
  ownText(name, one, without) === ownText(name, other, without)
