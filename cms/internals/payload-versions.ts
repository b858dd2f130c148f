import type { Where } from 'payload'

/**
 * Payload reports a read of versions to a collection's `beforeOperation` as `read`, like a read of entries. The panel's list of an
 * entry's versions, and its comparisons, ask for those of one `parent`, a field that only versions have, in the first level of `and`.
 *
 * @internals payload@3.90.2 @payloadcms/next@3.90.2
 */

/** Whether a query of the panel reads versions of an entry. */
export const readsVersions = (where: Where | undefined): boolean =>
  where?.and?.some((condition) => 'parent' in condition) ?? false
