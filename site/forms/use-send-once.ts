import { useRef, useState } from 'react'

import { ApiError } from '../api/client.ts'
import type { FieldNames } from '../language/language.ts'
import { useWords } from '../language/use-language.ts'
import { messageOf } from '../state/errors.ts'
import { isOffline } from '../ui/is-offline.ts'
import { useErrorToast } from '../ui/use-error-toast.ts'

export type SendResult = { ok: true } | { ok: false; error: unknown; message: string }

/**
 * Runs one send at a time. A failure is shown as a toast, which the next attempt dismisses.
 *
 * @param names what the fields that messages name are called
 * @param lost what is said if no response comes: by default that what was typed is kept
 */
export function useSendOnce(names?: FieldNames, lost: 'notSent' | 'offline' = 'notSent') {
  const [isBusy, setIsBusy] = useState(false)
  const isSending = useRef(false)
  const toast = useErrorToast(names)
  const { ui } = useWords()

  /**
   * Undefined, without calling `send`, while an earlier send is running.
   *
   * @param sayOf the toast's text in place of the error's message; false for no toast, where a dialog says it
   */
  const sendOnce = async (
    send: () => Promise<void>,
    sayOf?: (error: unknown) => string | false | undefined,
  ): Promise<SendResult | undefined> => {
    if (isSending.current) return undefined
    isSending.current = true
    setIsBusy(true)
    toast.dismiss()
    const result = await resultOf(send, ui[lost])
    const text = result.ok ? false : (sayOf?.(result.error) ?? result.message)
    if (text !== false) toast.show(text)
    isSending.current = false
    setIsBusy(false)
    return result
  }
  return { isBusy, sendOnce, toast }
}

/** Phones often report a connection that brings nothing. */
const isUnanswered = (error: unknown): boolean => error instanceof ApiError && !error.status

async function resultOf(send: () => Promise<void>, lost: string): Promise<SendResult> {
  try {
    await send()
    return { ok: true }
  } catch (error) {
    return { ok: false, error, message: isOffline() || isUnanswered(error) ? lost : messageOf(error) }
  }
}
