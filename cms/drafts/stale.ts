import { APIError, type CollectionBeforeOperationHook, type CollectionBeforeValidateHook } from 'payload'

import { messages } from '#contract/failure.ts'

const RESTORES = 'restores a version'

/** Who brings an older version back means it. */
export const flagRestore: CollectionBeforeOperationHook = ({ context, operation }) => {
  if (operation === 'restoreVersion') context[RESTORES] = true
}

/**
 * The panel's forms send every field, and of when the entry is that they show: over a newer one they would undo what
 * somebody else has changed meanwhile. Who sends the id along puts a whole entry back, which is meant as well.
 */
export const rejectStale: CollectionBeforeValidateHook = ({ context, data, operation, originalDoc }) => {
  if (operation !== 'update' || context[RESTORES] === true || data?.['id'] !== undefined) return data
  if (isBefore(data?.['updatedAt'], originalDoc?.updatedAt))
    throw new APIError(messages.changedMeanwhile, 409, null, true)
  return data
}

const isBefore = (one: unknown, other: unknown): boolean => Date.parse(String(one)) < Date.parse(String(other))
