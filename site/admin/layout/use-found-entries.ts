import { useAtomValue } from 'jotai'
import { useEffect, useState } from 'react'

import { apiAtom } from '../../state/api-atom.ts'
import { useStaffWords } from '../language/staff-language.ts'
import type { FoundEntry } from './find-entries.ts'

const PAUSE_MS = 200

/** The entries for a query, which come after what is typed. */
export function useFoundEntries(typed: string): readonly FoundEntry[] {
  const api = useAtomValue(apiAtom)
  const staff = useStaffWords()
  const [entries, setEntries] = useState<readonly FoundEntry[]>([])
  const query = typed.trim()
  useEffect(() => {
    let isCurrent = true
    const find = async () => {
      const { findEntries } = await import('./find-entries.ts')
      const found = await findEntries(api, query, staff)
      if (isCurrent) setEntries(found)
    }
    const timer = setTimeout(() => void find().catch(() => undefined), PAUSE_MS)
    return () => {
      isCurrent = false
      clearTimeout(timer)
    }
  }, [api, query, staff])
  return entries
}
