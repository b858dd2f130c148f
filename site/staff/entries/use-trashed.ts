import { useStore } from 'jotai'
import { useEffect, useState } from 'react'

import type { Trashable, TrashEntry } from '#contract/trash.ts'
import { ApiError } from '../../api/client.ts'
import { apiAtom } from '../../state/api-atom.ts'
import { loadTrash } from '../../state/trash-calls.ts'

/** What the trash has of something that was deleted. */
export type Trashed = 'looking' | 'gone' | 'notAllowed' | 'unknown' | TrashEntry

/** Looks for something in the trash. */
export function useTrashed(type: Trashable, id: string): Trashed {
  const { get } = useStore()
  const [trashed, setTrashed] = useState<Trashed>('looking')
  useEffect(() => {
    let isCurrent = true
    const look = async (after?: string): Promise<Trashed> => {
      const { entries, next } = await loadTrash(get(apiAtom), type, after)
      return entries.find(({ _id }) => _id === id) ?? (next === null ? 'gone' : look(next))
    }
    look()
      .catch((error: unknown) => (error instanceof ApiError && error.status === 403 ? 'notAllowed' : 'unknown'))
      .then((found) => isCurrent && setTrashed(found))
    return () => {
      isCurrent = false
    }
  }, [get, type, id])
  return trashed
}
