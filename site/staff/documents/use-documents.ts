import { useAtomValue, useStore } from 'jotai'
import { useCallback, useEffect, useRef, useState } from 'react'

import type { LibraryDocument } from '#contract/documents.ts'
import { apiAtom } from '../../state/api-atom.ts'
import { loadDocuments } from '../../state/document-calls.ts'
import { messageOf } from '../../state/errors.ts'
import { filesRestoredAtom } from '../../state/restore-from-trash.ts'

interface Shown {
  status: 'loading' | 'success' | 'error'
  /** The API's, if they cannot be loaded. */
  message: string
  documents: readonly LibraryDocument[]
}

const nothing: Shown = { status: 'loading', message: '', documents: [] }

/** The documents of the library that have these words in their names, and what was done with them meanwhile. */
export function useDocuments(words = '') {
  const api = useAtomValue(apiAtom)
  const store = useStore()
  const [shown, setShown] = useState(nothing)
  /** What was changed here since the newest load began, which its response may not have; undefined for what was deleted. */
  const changed = useRef(new Map<string, LibraryDocument | undefined>())
  const newest = useRef(0)
  const reload = useCallback(async () => {
    const own = ++newest.current
    const since = (changed.current = new Map())
    const loaded = await loadDocuments(api, words).then(
      (documents): Shown => ({ status: 'success', message: '', documents: merged(documents, since) }),
      (error: unknown) => ({ status: 'error', message: messageOf(error) }) as const,
    )
    if (own === newest.current) setShown((before) => ({ ...before, ...loaded }))
  }, [api, words])
  useEffect(() => {
    void reload()
    return () => {
      newest.current += 1
    }
  }, [reload])
  useEffect(() => store.sub(filesRestoredAtom, () => void reload()), [store, reload])
  const note = (id: string, document: LibraryDocument | undefined) => {
    changed.current.set(id, document)
    setShown((before) => ({ ...before, documents: merged(before.documents, new Map([[id, document]])) }))
  }
  return {
    shown,
    reload,
    /** Shows a document as it is now: in its place, or first if it is new. */
    put: (document: LibraryDocument) => note(document._id, document),
    /** Removes a document that is no longer in the library. */
    drop: (id: string) => note(id, undefined),
  }
}

/** Documents with changes; undefined for what was deleted. */
function merged(
  documents: readonly LibraryDocument[],
  changes: ReadonlyMap<string, LibraryDocument | undefined>,
): LibraryDocument[] {
  const known = new Set(documents.map(({ _id }) => _id))
  const added = [...changes].flatMap(([id, document]) => (document && !known.has(id) ? [document] : []))
  const kept = documents.flatMap((document) =>
    changes.has(document._id) ? (changes.get(document._id) ?? []) : [document],
  )
  return [...added.toReversed(), ...kept]
}
