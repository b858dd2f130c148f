import { afterAll } from 'vitest'

/** Registers a clean-up step for the end of a test or group. */
export type AtEnd = (clean: () => Promise<void>) => void

/** Registers clean-up steps for the end of the current group, run last in, first out. */
export function atEndOfGroup(): AtEnd {
  const ends: (() => Promise<void>)[] = []
  afterAll(async () => {
    for (const end of ends.toReversed()) await end()
  })
  return (end) => void ends.push(end)
}
