import { useAtomValue } from 'jotai'
import { useEffect, useRef, useState } from 'react'

import type { ResourceName } from '#contract/index.ts'
import { serialQueue } from '#contract/serial-queue.ts'
import type { Writing, WritingStatus } from '#contract/writing.ts'
import { ApiError } from '../../api/client.ts'
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
  const safe = async ({ entry, ...status }: Writing): Promise<Writing> => ({
    ...status,
    entry: await safeEntity(name, entry),
  })
  /** Runs a call and takes over what it returns. */
  const call = async (request: Promise<Writing>): Promise<Writing> => {
    const current = await safe(await request)
    adopt(current)
    return current
  }
  /** Shows a state of the entry without its revision: the next save is still one of the content that was read last. */
  const showStatus = (status: WritingStatus): void => {
    const { current } = newest
    if (current) setWriting({ ...status, entry: current.entry, revision: current.revision })
  }
  /**
   * Reads an entry again, and takes it over if nothing but its state has changed, by what was scheduled; else its state is shown alone.
   *
   * @param without a field that does not count as a change
   * @returns the entry as it is now, if it was taken over
   */
  const reread = async (before: Writing, without?: string): Promise<Writing | undefined> => {
    const [{ isOnlyScheduled }, read] = await Promise.all([
      import('../../state/same-own-content.ts'),
      calls.read(name, before._id),
    ])
    const after = await safe(read)
    if (isOnlyScheduled(name, before, after, without)) {
      adopt(after)
      return after
    }
    showStatus({ ...after, savedAt: before.savedAt })
    return undefined
  }
  /** Runs a call with the entry's revision and takes over what it returns; after a 412 once more if only what was scheduled was done meanwhile. */
  const change = (before: Writing, send: (current: Writing) => Promise<Writing>): Promise<Writing> =>
    call(
      send(before).catch(async (error: unknown) => {
        const isConflict = error instanceof ApiError && error.status === 412
        const after = isConflict && before.scheduled.length > 0 && (await reread(before).catch(() => undefined))
        if (!after) throw error
        return send(after)
      }),
    )
  const readAgain = useRef<() => Promise<unknown>>(undefined)
  useEffect(() => {
    readAgain.current = () => enqueue(async (current) => current && reread(current))
  })
  const at = writing?.scheduled.find(({ failed }) => failed === undefined)?.at
  useEffect(() => {
    const watching = new AbortController()
    if (at !== undefined)
      import('./watch-schedule.ts').then(
        ({ watchSchedule }) => watchSchedule(at, async () => readAgain.current?.(), watching.signal),
        // The next save finds out.
        () => undefined,
      )
    return () => watching.abort()
  }, [at])
  return { calls, writing, adopt, enqueue, call, change, showStatus, reread }
}
