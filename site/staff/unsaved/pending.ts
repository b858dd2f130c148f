import { createContext, useContext, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'

/** What an upload changes in its form; returns whether there is something to save. */
export type Apply = () => boolean

/** Saves a part of a form that is no part of its entry; resolves to whether that was possible. */
type SavePart = () => Promise<boolean>

/** What saving a form waits for. */
export interface Pending {
  /** Adds an upload. What it changes in the form is part of what is saved then. */
  waitFor: (upload: Promise<Apply>) => void
  /** Adds a part that is saved by itself, and is saved first. Returns a function that removes it. */
  saveFirst: (save: SavePart) => () => void
}

/** That of the form around a field. */
export const PendingContext = createContext<Pending>({
  waitFor: (upload) => void upload.then((apply) => apply()),
  saveFirst: () => () => undefined,
})

/** The uploads and parts of a form that are not saved yet. */
export function usePending() {
  const uploads = useRef(new Set<Promise<boolean>>())
  const parts = useRef(new Set<SavePart>())
  const [isWaiting, setIsWaiting] = useState(false)
  const [pending] = useState<Pending>(() => ({
    waitFor: (upload) => {
      // Applied at once, so that the form has it when the wait is over.
      const done = upload.then((apply) => flushSync(apply))
      uploads.current.add(done)
      void done.finally(() => uploads.current.delete(done))
    },
    saveFirst: (save) => {
      parts.current.add(save)
      return () => parts.current.delete(save)
    },
  }))
  /** Saves the parts, and resolves once no upload is left: to whether all of that has succeeded. */
  const settled = async (): Promise<boolean> => {
    let isAllSaved = true
    for (const save of parts.current) pending.waitFor(save().then((isSaved) => () => isSaved))
    if (uploads.current.size > 0) setIsWaiting(true)
    while (uploads.current.size > 0) {
      const results = await Promise.all(uploads.current)
      isAllSaved &&= results.every(Boolean)
    }
    setIsWaiting(false)
    return isAllSaved
  }
  return { pending, settled, isWaiting }
}

/**
 * Makes the form around a part that is saved by itself save that first. Returns a function that saves it, once at a time.
 *
 * @param save undefined if nothing is changed
 */
export function useSavedFirst(save: SavePart | undefined): SavePart {
  const { saveFirst } = useContext(PendingContext)
  const latest = useRef(save)
  const running = useRef<Promise<boolean>>(undefined)
  useEffect(() => {
    latest.current = save
  })
  const [saveOnce] = useState(() => (): Promise<boolean> => {
    running.current ??= (latest.current?.() ?? Promise.resolve(true)).finally(() => (running.current = undefined))
    return running.current
  })
  useEffect(() => saveFirst(saveOnce), [saveFirst, saveOnce])
  return saveOnce
}
