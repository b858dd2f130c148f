import type { CollectionBeforeOperationHook } from 'payload'

import { readsVersions } from '#cms/internals/payload-versions.ts'

/**
 * Leaves rich text out of the panel's lists: they show none of it, but read whole entries and versions and send them to the
 * browser, which for ten long texts is 25 MB. One entry or version at a time comes with it, and so does a list that selects it.
 *
 * @param names fields of rich text
 */
export const listWithout =
  (names: readonly string[]): CollectionBeforeOperationHook =>
  ({ args, overrideAccess, req }) => {
    const fromPanel = req.payloadAPI === 'local' && !overrideAccess
    if (!fromPanel || !('where' in args && 'limit' in args) || args.limit === 1) return args
    if ('select' in args && args.select) return args
    const select = withoutFields(names)
    return { ...args, select: readsVersions(args.where) ? { version: select } : select }
  }

/** A selection of all fields but these. */
export const withoutFields = (names: readonly string[]): Record<string, false> =>
  Object.fromEntries(names.map((name) => [name, false] as const))
