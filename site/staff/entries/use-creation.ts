import { useRef } from 'react'

import type { ResourceName } from '#contract/index.ts'
import type { Writing } from '#contract/writing.ts'
import { ApiError, type SendOptions } from '../../api/client.ts'
import { newKey } from '../../state/idempotency-key.ts'
import type { useServerDraft } from '../writing/use-server-draft.ts'
import { bodyOf, type FormState, formOf } from './form-state.ts'

interface Started {
  draft: Writing
  /** The content that the entry was created from just now; older than the form if an earlier request's response was lost. */
  made?: FormState
}

/**
 * Creates an entry, as a draft or published. A request without a response may have succeeded, so the same content is sent with
 * the same key until there is a response, whatever was typed since.
 */
export function useCreation(name: ResourceName, server: ReturnType<typeof useServerDraft>) {
  const pending = useRef<{ key: string; made: FormState; isPublished?: true }>(undefined)
  const create = async (form: FormState, onProgress: SendOptions['onProgress']): Promise<Started> => {
    const { key, made } = (pending.current ??= { key: newKey(), made: form })
    try {
      const body = bodyOf(name, made, formOf(name))
      const draft = await server.call(server.calls.create(name, body, { key, onProgress }))
      pending.current = undefined
      return { draft, made }
    } catch (error) {
      if (!isRefusal(error)) throw error
      pending.current = undefined
      // The older content was rejected; the newer may be valid.
      if (made === form) throw error
      return create(form, onProgress)
    }
  }
  return {
    /** Returns the current draft, or else creates one from the form. */
    start: async (current: Writing | undefined, form: FormState, { onProgress }: SendOptions): Promise<Started> =>
      current ? { draft: current } : create(form, onProgress),
    /** Whether the form can be published without a draft: no request without a response may have created it otherwise. */
    isFirst: (form: FormState) =>
      pending.current === undefined || (pending.current.isPublished === true && pending.current.made === form),
    /** Publishes the form without a draft, with the same key for retries. */
    publish: async <Made>(form: FormState, send: (key: string) => Promise<Made>): Promise<Made> => {
      const { key } = (pending.current ??= { key: newKey(), made: form, isPublished: true })
      try {
        const made = await send(key)
        pending.current = undefined
        return made
      } catch (error) {
        if (isRefusal(error)) pending.current = undefined
        throw error
      }
    },
  }
}

/** Whether a failure means that nothing was created, and that a retry would fail as well. */
const isRefusal = (error: unknown): boolean =>
  error instanceof ApiError && [400, 403, 409, 413, 415].includes(error.status)
