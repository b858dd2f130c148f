import { createContext, useRef, useState } from 'react'
import { flushSync } from 'react-dom'

/** What an upload changes in its form; returns whether there is something to save. */
export type Apply = () => boolean

/** Makes saving wait for an upload. What it changes in the form is part of what is saved then. */
export type WaitFor = (upload: Promise<Apply>) => void

/** The form around a field. */
export const UploadsContext = createContext<WaitFor>((upload) => void upload.then((apply) => apply()))

/** The uploads of a form's fields that have not ended. */
export function usePendingUploads() {
  const pending = useRef(new Set<Promise<boolean>>())
  const [isWaiting, setIsWaiting] = useState(false)
  const waitFor: WaitFor = (upload) => {
    // Applied at once, so that the form has it when the wait is over.
    const done = upload.then((apply) => flushSync(apply))
    pending.current.add(done)
    void done.finally(() => pending.current.delete(done))
  }
  /** Resolves once no upload is left: to whether each one during the wait has brought something to save. */
  const settled = async (): Promise<boolean> => {
    let isAllSaved = true
    if (pending.current.size > 0) setIsWaiting(true)
    while (pending.current.size > 0) {
      const results = await Promise.all(pending.current)
      isAllSaved &&= results.every(Boolean)
    }
    setIsWaiting(false)
    return isAllSaved
  }
  return { waitFor, settled, isWaiting }
}
