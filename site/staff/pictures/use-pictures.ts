import { useAtomValue, useStore } from 'jotai'
import { useCallback, useEffect, useRef, useState } from 'react'

import type { Picture, PicturePage } from '#contract/media.ts'
import { ApiError } from '../../api/client.ts'
import { apiAtom } from '../../state/api-atom.ts'
import { messageOf } from '../../state/errors.ts'
import { type LibraryQuery, loadPictures } from '../../state/picture-calls.ts'
import { filesRestoredAtom } from '../../state/restore-from-trash.ts'

interface Shown {
  status: 'loading' | 'success' | 'error'
  message: string
  pictures: readonly Picture[]
  /** The newest page as it came, and the total from there on. */
  last: PicturePage
}

const nothing: Shown = { status: 'loading', message: '', pictures: [], last: { pictures: [], total: 0 } }

const failed = (error: unknown) => ({ status: 'error', message: messageOf(error) }) as const

/** The pictures of the library that a query finds: the first page, and further ones on request. */
export function usePictures({ q, filter }: LibraryQuery) {
  const api = useAtomValue(apiAtom)
  const store = useStore()
  const [shown, setShown] = useState(nothing)
  const load = useCallback((after?: string) => loadPictures(api, { q, filter }, after), [api, q, filter])
  // The response for an earlier query is of no use.
  const wanted = useRef<typeof load>(undefined)
  const reload = useCallback(async () => {
    const first = await load().then(
      (last): Shown => ({ status: 'success', message: '', pictures: last.pictures, last }),
      (error: unknown): Shown => ({ ...nothing, ...failed(error) }),
    )
    if (wanted.current === load) setShown(first)
  }, [load])
  useEffect(() => {
    wanted.current = load
    void reload()
    return () => {
      wanted.current = undefined
    }
  }, [load, reload])
  useEffect(() => store.sub(filesRestoredAtom, () => void reload()), [store, reload])
  const more = async () => {
    const { last, pictures } = shown
    try {
      const next = await load(pictures.at(-1)?._id)
      setShown((before) =>
        // What was loaded anew or continued meanwhile does not go on with these.
        before.last === last ? { ...before, pictures: [...before.pictures, ...next.pictures], last: next } : before,
      )
    } catch (error) {
      // The last picture has been deleted by somebody else.
      if (error instanceof ApiError && error.status === 400) return reload()
      setShown((before) => (before.last === last ? { ...before, ...failed(error) } : before))
    }
  }
  return {
    shown,
    reload,
    more,
    hasMore: shown.last.total > shown.last.pictures.length,
    /** Shows a picture as it is now. */
    put: (picture: Picture) =>
      setShown((before) => ({
        ...before,
        pictures: before.pictures.map((each) => (each._id === picture._id ? picture : each)),
      })),
    /** Removes a picture from the screen that is no longer in the library. */
    drop: (id: string) =>
      setShown((before) => ({ ...before, pictures: before.pictures.filter(({ _id }) => _id !== id) })),
  }
}
