import { useAtomValue } from 'jotai'
import { useCallback, useEffect, useRef, useState } from 'react'

import type { Trashable, TrashEntry } from '#contract/trash.ts'
import { apiAtom } from '../../state/api-atom.ts'
import { messageOf } from '../../state/errors.ts'
import { notify } from '../../ui/toast.ts'
import { useStaffLanguage } from '../language/staff-language.ts'
import { loadTrash } from '../../state/trash-calls.ts'

interface Shown {
  status: 'loading' | 'success' | 'error'
  message: string
  entries: readonly TrashEntry[]
  next: string | null
  /** When that was: the days that are left are counted from then. */
  at: number
}

const nothing: Shown = { status: 'loading', message: '', entries: [], next: null, at: 0 }

/** Loads the trash, of all types or of one: the first page, and further ones on request. */
export function useTrash(type: Trashable | undefined) {
  const api = useAtomValue(apiAtom)
  const { message } = useStaffLanguage()
  const [shown, setShown] = useState(nothing)
  const pageAfter = useCallback(
    async (after?: string): Promise<Shown> => {
      try {
        const { entries, next } = await loadTrash(api, type, after)
        return { status: 'success', message: '', entries, next, at: Date.now() }
      } catch (error) {
        return { ...nothing, status: 'error', message: messageOf(error) }
      }
    },
    [api, type],
  )
  // The response for another type is of no use once that type is not shown any more.
  const wanted = useRef<typeof pageAfter>(undefined)
  const show = useCallback(async () => {
    const page = await pageAfter()
    if (wanted.current === pageAfter) setShown(page)
  }, [pageAfter])
  /** Loads as many as are shown once more; what fails leaves them as they are. */
  const refresh = useCallback(
    async (count: number) => {
      let page = await pageAfter()
      while (page.status === 'success' && page.next !== null && page.entries.length < count) {
        const next = await pageAfter(page.next)
        page = { ...next, entries: [...page.entries, ...next.entries] }
      }
      if (wanted.current === pageAfter && page.status === 'success') setShown(page)
    },
    [pageAfter],
  )
  const { next: after } = shown
  const more = useCallback(async () => {
    const page = await pageAfter(after ?? undefined)
    if (wanted.current !== pageAfter) return
    if (page.status === 'error') void notify('error', message(page.message))
    // Another press, or a reload, may have been faster.
    else
      setShown((before) =>
        before.next === after ? { ...page, entries: [...before.entries, ...page.entries] } : before,
      )
  }, [pageAfter, after, message])
  const isUsedUp = shown.status === 'success' && shown.entries.length === 0 && after !== null
  useEffect(() => {
    if (isUsedUp) void more()
    // Once, if it fails: there is a button.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [isUsedUp])
  useEffect(() => {
    wanted.current = pageAfter
    void show()
    return () => {
      wanted.current = undefined
    }
  }, [pageAfter, show])
  return {
    shown,
    reload: show,
    refresh,
    more,
    /** Takes one from the screen that is in the trash no more. */
    drop: (id: string) =>
      setShown((before) => ({ ...before, entries: before.entries.filter(({ _id }) => _id !== id) })),
  }
}
