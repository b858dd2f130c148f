import { useAtomValue } from 'jotai'
import { useEffect, useRef, useState } from 'react'

import { serialQueue } from '#contract/serial-queue.ts'
import { type Api, preloadUpload } from '../../api/client.ts'
import type { Progress } from '../../api/upload.ts'
import { apiAtom } from '../../state/api-atom.ts'
import { messageOf } from '../../state/errors.ts'
import { newKey } from '../../state/idempotency-key.ts'
import { useStaffLanguage } from '../language/staff-language.ts'

/** How files of a library are uploaded. */
export interface UploadCalls<Item> {
  /** What is sent in place of the chosen file, or why that is refused. */
  prepare: (file: File) => Promise<File | string>
  /** Whether preparing a file may take long. */
  takesTime?: (file: File) => boolean
  /** @param key the idempotency key: a retry with the same one adds no second file */
  send: (api: Api, file: File, key: string, onProgress: Progress) => Promise<Item>
}

/** A file that is added to a library. */
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
export function useUploads<Item>({ prepare, takesTime, send }: UploadCalls<Item>, onAdded: (item: Item) => void) {
  const api = useAtomValue(apiAtom)
  const { message } = useStaffLanguage()
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
  const upload = async ({ key, file }: Uploading) => {
    try {
      if (takesTime?.(file)) note(key, { state: 'preparing' })
      const prepared = await prepare(file)
      if (typeof prepared === 'string') return note(key, { state: 'refused', problem: prepared })
      note(key, { state: 'sending', isSmaller: prepared !== file })
      const item = await send(api, prepared, key, (share) => note(key, { share }))
      note(key, { state: 'added' })
      if (isShown.current) onAdded(item)
    } catch (error) {
      note(key, { state: 'refused', problem: message(messageOf(error)) })
    }
  }
  const add = (files: readonly File[]) => {
    const fresh = files.map((file): Uploading => ({ key: newKey(), file, state: 'waiting', share: 0, problem: '' }))
    setUploads((before) => [...before.filter(({ state }) => state !== 'added'), ...fresh])
    for (const each of fresh) void queue.enqueue(() => upload(each))
  }
  return { uploads, add }
}
