import { officeDay } from './office-day.ts'
import type { AnyEntity, Resource } from './resource.ts'

/** Whether the last day has passed in Nepal on which visitors see an entry. */
export function hasEnded({ lastDay }: Resource, entry: AnyEntity): boolean {
  const last = lastDay === undefined ? undefined : entry[lastDay]
  return typeof last === 'string' && last < officeDay(Date.now())
}
