import type {
  CollectionAfterOperationHook,
  CollectionBeforeOperationHook,
  CollectionConfig,
  PayloadRequest,
} from 'payload'

import { readsVersions } from '#cms/internals/payload-versions.ts'
import { validateRichText } from './validate.ts'
import { isPacked, leavePacked, leavePackedNoLonger, leavesPacked, packAside, unpack } from './packed.ts'

/** Structures that a request brought, by what they were packed into: its answer shows them again. */
const brought = new WeakMap<PayloadRequest, Map<string, object>>()

/** Packs what the panel saves as soon as it is judged, before Payload copies it, and unpacks it for the answer. */
export const withPacked = (collection: CollectionConfig, names: readonly string[]): CollectionConfig => ({
  ...collection,
  hooks: {
    ...collection.hooks,
    beforeOperation: [...(collection.hooks?.beforeOperation ?? []), packBefore(names), listWithout(names)],
    afterOperation: [...(collection.hooks?.afterOperation ?? []), unpackAfter(names)],
  },
})

const packBefore =
  (names: readonly string[]): CollectionBeforeOperationHook =>
  async ({ args, operation, req }) => {
    const isOne = operation === 'create' || (operation === 'update' && 'id' in args)
    if (!isOne || !('data' in args) || !req.user || leavesPacked(req)) return args
    const data: Record<string, unknown> = { ...args.data }
    const sent = names.filter((name) => data[name] !== undefined && data[name] !== null)
    // What is refused takes the long way, and so does a string, which nobody but the server writes.
    if (!sent.every((name) => validateRichText(data[name], { req }) === true)) return args
    const structures = new Map<string, object>()
    for (const name of sent) {
      const structure = data[name]
      if (typeof structure !== 'object' || structure === null) continue
      const stored = await packAside(structure)
      if (isPacked(stored)) structures.set(stored, structure)
      data[name] = stored
    }
    if (structures.size === 0) return args
    leavePacked(req)
    brought.set(req, structures)
    return { ...args, data }
  }

/**
 * The panel's list of an entry's versions shows dates and states alone, but asks for whole versions and sends them to the browser: ten
 * long descriptions are 60 MB. They are left out there; a comparison, which asks for one version at a time, and /api get them.
 */
const listWithout =
  (names: readonly string[]): CollectionBeforeOperationHook =>
  ({ args, overrideAccess, req }) => {
    const ofPanel = req.payloadAPI === 'local' && !overrideAccess
    if (!ofPanel || !('where' in args && 'limit' in args && readsVersions(args.where))) return args
    if (('select' in args && args.select) || args.limit === 1) return args
    return { ...args, select: { version: Object.fromEntries(names.map((name) => [name, false])) } }
  }

const unpackAfter =
  (names: readonly string[]): CollectionAfterOperationHook =>
  ({ req, result }) => {
    const structures = brought.get(req)
    if (!structures || typeof result !== 'object' || result === null || !('id' in result)) return result
    brought.delete(req)
    leavePackedNoLonger(req)
    const document: Record<string, unknown> = { ...result }
    for (const name of names) {
      const stored = document[name]
      if (isPacked(stored)) document[name] = structures.get(stored) ?? unpack(stored)
    }
    return document
  }
