import { useAtomValue } from 'jotai'
import { useEffect, useState } from 'react'

import { apiAtom } from '../../state/api-atom.ts'
import { useStaffWords } from '../language/staff-language.ts'
import type { MenuResult } from './find-entries.ts'

const PAUSE_MS = 200

interface Found {
  query: string
  entries: readonly MenuResult[]
}

/** The entries for a query, which come after what is typed; until then those of the query before. */
export function useFoundEntries(typed: string): { entries: readonly MenuResult[]; isSearching: boolean } {
  const api = useAtomValue(apiAtom)
  const staff = useStaffWords()
  const [found, setFound] = useState<Found>({ query: '', entries: [] })
  const query = typed.trim()
  useEffect(() => {
    let isCurrent = true
    const find = async () => {
      const { findEntries } = await import('./find-entries.ts')
      return findEntries(api, query, staff)
    }
    const settle = (entries: readonly MenuResult[]) => {
      if (isCurrent) setFound({ query, entries })
    }
    const timer = setTimeout(() => void find().then(settle, () => settle([])), PAUSE_MS)
    return () => {
      isCurrent = false
      clearTimeout(timer)
    }
  }, [api, query, staff])
  return { entries: found.entries, isSearching: found.query !== query }
}
