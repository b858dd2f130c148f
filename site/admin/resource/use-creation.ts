import { useRef } from 'react'

import type { ResourceName } from '#contract/index.ts'
import type { Writing } from '#contract/writing.ts'
import { ApiError, type SendOptions } from '../../api/client.ts'
import { newKey } from '../../state/idempotency-key.ts'
import type { useServerDraft } from '../writing/use-server-draft.ts'
import { bodyOf, type FormState, formOf } from './form-state.ts'

interface Started {
  draft: Writing
  /** The content that the entry was created from; it is older than the form if a lost response is repeated. */
  made?: FormState
}

/**
 * Creates an entry, as a draft or published. A request without a response may have succeeded, so the same content is sent with
 * the same key until there is a response, regardless of later typing.
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
    /** The draft as it is; a new one is made of the form. */
    start: async (current: Writing | undefined, form: FormState, { onProgress }: SendOptions): Promise<Started> =>
      current ? { draft: current } : create(form, onProgress),
    /** Whether it can be published at once: nothing else may have been made of it without a response. */
    isFirst: (form: FormState) =>
      pending.current === undefined || (pending.current.isPublished === true && pending.current.made === form),
    /** Publishes it at once. */
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

/** Whether a failure says that nothing was made, and that it would not be another time. */
const isRefusal = (error: unknown): boolean =>
  error instanceof ApiError && [400, 403, 409, 413, 415].includes(error.status)
