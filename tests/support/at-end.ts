import { afterAll } from 'vitest'

/** Takes what is to be done when a test or a group of them is over. */
export type AtEnd = (clean: () => Promise<void>) => void

/** Registers steps for the end of the current group of tests, which run last in, first out. */
export function atEndOfGroup(): AtEnd {
  const ends: (() => Promise<void>)[] = []
  afterAll(async () => {
    for (const end of ends.toReversed()) await end()
  })
  return (end) => void ends.push(end)
}
