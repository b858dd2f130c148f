import {
  APIError,
  type CollectionBeforeOperationHook,
  type CollectionBeforeValidateHook,
  type GlobalBeforeValidateHook,
} from 'payload'

import { messages } from '#contract/messages.ts'

declare module 'payload' {
  interface RequestContext {
    restoresVersion?: boolean
  }
}

/** Restoring an older version is intended and must not be rejected as stale. */
export const flagRestore: CollectionBeforeOperationHook = ({ context, operation }) => {
  if (operation === 'restoreVersion') context.restoresVersion = true
}

/**
 * Rejects an update based on an older version with 409. The panel's forms send every field with the `updatedAt` of the entry
 * they show, so saving them would undo changes made meanwhile. Data with an `id` replaces a whole entry on purpose.
 */
export const rejectStale: CollectionBeforeValidateHook = ({ context, data, operation, originalDoc }) => {
  if (operation === 'update' && context.restoresVersion !== true) requireNewest(data, originalDoc)
  return data
}

/** The same for a global. */
export const rejectStaleGlobal: GlobalBeforeValidateHook = ({ data, originalDoc }) => {
  requireNewest(data, originalDoc)
  return data
}

interface Dated {
  id?: unknown
  updatedAt?: unknown
}

function requireNewest(data: Dated | undefined, stored: Dated | undefined): void {
  if (data?.id === undefined && isBefore(data?.updatedAt, stored?.updatedAt))
    throw new APIError(messages.changedMeanwhile, 409, null, true)
}

const isBefore = (one: unknown, other: unknown): boolean => Date.parse(String(one)) < Date.parse(String(other))
