import { useStore } from 'jotai'
import { useEffect, useState } from 'react'

import type { ResourceName } from '#contract/index.ts'
import { forEditing } from '../../state/edited-entry.ts'
import { messageOf } from '../../state/errors.ts'
import { safeEntity } from '../../state/sanitize-entity.ts'
import { writingCallsAtom } from '../../state/writing-calls.ts'
import type { Theirs } from './conflict-facts.ts'

/** The newest content of an entry with its last changes, or why it could not be loaded; neither while it is loading. */
export interface LoadedTheirs {
  theirs?: Theirs
  problem?: string
}

/** Reads what is stored of an entry now, beside a form that goes on with an older state. */
export function useNewerVersion(name: ResourceName, id: string): LoadedTheirs {
  const store = useStore()
  const [loaded, setLoaded] = useState<LoadedTheirs>({})
  useEffect(() => {
    let isCurrent = true
    const read = async (): Promise<Theirs> => {
      const [{ entry, translations = {}, writing }, changes] = await Promise.all([
        forEditing(store.get, name, id),
        // The comparison is of use without their names, too.
        store
          .get(writingCallsAtom)
          .changes(name, id)
          .catch(() => []),
      ])
      return { entry: await safeEntity(name, entry), state: writing?.state, translations, changes }
    }
    read().then(
      (theirs) => isCurrent && setLoaded({ theirs }),
      (error: unknown) => isCurrent && setLoaded({ problem: messageOf(error) }),
    )
    return () => {
      isCurrent = false
    }
  }, [store, name, id])
  return loaded
}
