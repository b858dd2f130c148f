import { useAtomValue, useStore } from 'jotai'
import { useCallback, useEffect, useRef, useState } from 'react'

import type { Picture } from '#contract/media.ts'
import { apiAtom } from '../../state/api-atom.ts'
import { messageOf } from '../../state/errors.ts'
import { type LibraryQuery, loadPictures } from '../../state/picture-calls.ts'
import { picturesRestoredAtom } from '../../state/restore.ts'

interface Shown {
  status: 'loading' | 'success' | 'error'
  message: string
  pictures: readonly Picture[]
  total: number
}

const nothing: Shown = { status: 'loading', message: '', pictures: [], total: 0 }

/** The pictures of the library that a query finds: the first page, and further ones on request. */
export function usePictures({ q, filter }: LibraryQuery) {
  const api = useAtomValue(apiAtom)
  const store = useStore()
  const [shown, setShown] = useState(nothing)
  const [pages, setPages] = useState(1)
  const load = useCallback(
    async (page: number): Promise<Shown> => {
      try {
        return { status: 'success', message: '', ...(await loadPictures(api, { q, filter }, page)) }
      } catch (error) {
        return { ...nothing, status: 'error', message: messageOf(error) }
      }
    },
    [api, q, filter],
  )
  // The response for an earlier query is of no use.
  const wanted = useRef<typeof load>(undefined)
  const reload = useCallback(async () => {
    const first = await load(1)
    if (wanted.current !== load) return
    setPages(1)
    setShown(first)
  }, [load])
  useEffect(() => {
    wanted.current = load
    void reload()
    return () => {
      wanted.current = undefined
    }
  }, [load, reload])
  useEffect(() => store.sub(picturesRestoredAtom, () => void reload()), [store, reload])
  const more = async () => {
    const next = await load(pages + 1)
    if (wanted.current !== load) return
    setPages(pages + 1)
    setShown((before) => {
      if (next.status === 'error') return { ...before, status: 'error', message: next.message }
      // A picture that was added meanwhile has moved others to the next page.
      const known = new Set(before.pictures.map(({ _id }) => _id))
      return { ...next, pictures: [...before.pictures, ...next.pictures.filter(({ _id }) => !known.has(_id))] }
    })
  }
  return {
    shown,
    reload,
    more,
    hasMore: shown.pictures.length < shown.total,
    /** Shows a picture as it is now. */
    put: (picture: Picture) =>
      setShown((before) => ({
        ...before,
        pictures: before.pictures.map((each) => (each._id === picture._id ? picture : each)),
      })),
    /** Removes a picture from the screen that is no longer in the library. */
    drop: (id: string) =>
      setShown((before) => ({
        ...before,
        total: before.total - 1,
        pictures: before.pictures.filter(({ _id }) => _id !== id),
      })),
  }
}
