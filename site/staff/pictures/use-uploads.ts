import { useAtomValue } from 'jotai'
import { useEffect, useRef, useState } from 'react'

import type { Picture } from '#contract/media.ts'
import { serialQueue } from '#contract/serial-queue.ts'
import { preloadUpload } from '../../api/client.ts'
import { apiAtom } from '../../state/api-atom.ts'
import { messageOf } from '../../state/errors.ts'
import { newKey } from '../../state/idempotency-key.ts'
import { uploadPicture } from '../../state/picture-calls.ts'
import { useStaffLanguage } from '../language/staff-language.ts'
import { contentProblem, fitted, mayNotFit, problemText } from './file-check.ts'

/** A file that is added to the library. */
export interface Uploading {
  key: string
  file: File
  state: 'waiting' | 'preparing' | 'sending' | 'added' | 'refused'
  /** Whether it was made smaller before it was sent. */
  isSmaller?: boolean
  /** The uploaded share, from 0 to 1. */
  share: number
  /** Why it was refused. */
  problem: string
}

/**
 * Sends files one after the other, as the server prepares them. What is under way ends when it is no longer shown, as after a dialog was
 * closed, but is not reported then.
 */
export function useUploads(onAdded: (picture: Picture) => void) {
  const api = useAtomValue(apiAtom)
  const language = useStaffLanguage()
  const [uploads, setUploads] = useState<readonly Uploading[]>([])
  const [queue] = useState(serialQueue)
  const isShown = useRef(false)
  useEffect(preloadUpload, [])
  useEffect(() => {
    isShown.current = true
    return () => {
      isShown.current = false
    }
  }, [])
  const note = (key: string, change: Partial<Uploading>) =>
    setUploads((before) => before.map((each) => (each.key === key ? { ...each, ...change } : each)))
  const send = async ({ key, file }: Uploading) => {
    try {
      if (mayNotFit(file)) note(key, { state: 'preparing' })
      const fit = await fitted(file)
      const problem = await contentProblem(fit)
      if (problem) return note(key, { state: 'refused', problem: problemText(problem, language) })
      note(key, { state: 'sending', isSmaller: fit !== file })
      const picture = await uploadPicture(api, fit, key, (share) => note(key, { share }))
      note(key, { state: 'added' })
      if (isShown.current) onAdded(picture)
    } catch (error) {
      note(key, { state: 'refused', problem: language.message(messageOf(error)) })
    }
  }
  const add = (files: readonly File[]) => {
    const fresh = files.map((file): Uploading => ({ key: newKey(), file, state: 'waiting', share: 0, problem: '' }))
    setUploads((before) => [...before.filter(({ state }) => state !== 'added'), ...fresh])
    for (const upload of fresh) void queue.enqueue(() => send(upload))
  }
  return { uploads, add }
}
