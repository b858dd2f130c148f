import { useAtomValue } from 'jotai'
import { useRef, useState } from 'react'

import type { ResourceName } from '#contract/index.ts'
import { serialQueue } from '#contract/serial-queue.ts'
import type { Writing } from '#contract/writing.ts'
import { writingCallsAtom } from '../../state/writing-calls.ts'
import { safeEntity } from '../../state/sanitize-entity.ts'

/**
 * The entry of a form as the server has it: undefined until a new one is first saved. Calls run one after the other, each with
 * the revision that the one before it returned.
 */
export function useServerDraft(name: ResourceName, initial: Writing | undefined) {
  const calls = useAtomValue(writingCallsAtom)
  const newest = useRef(initial)
  const [writing, setWriting] = useState(initial)
  const [queue] = useState(serialQueue)

  const adopt = (next: Writing | undefined): void => {
    newest.current = next
    setWriting(next)
  }
  /** Runs work after all earlier work, with the entry as it is then. */
  const enqueue = <T>(work: (current: Writing | undefined) => Promise<T>): Promise<T> =>
    queue.enqueue(() => work(newest.current))
  /** Runs a call and takes over what it returns. */
  const call = async (request: Promise<Writing>): Promise<Writing> => {
    const { entry, ...status } = await request
    const current = { ...status, entry: await safeEntity(name, entry) }
    adopt(current)
    return current
  }
  return { calls, writing, adopt, enqueue, call }
}
