import { afterAll } from 'vitest'

/** Takes what is to be done when a test or a group of them is over. */
export type AtEnd = (clean: () => Promise<void>) => void

/** For the group that this is called in: does it when all of its tests are over, what came last first. */
export function atEndOfGroup(): AtEnd {
  const ends: (() => Promise<void>)[] = []
  afterAll(async () => {
    for (const end of ends.toReversed()) await end()
  })
  return (end) => void ends.push(end)
}
