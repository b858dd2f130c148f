import type { CollectionBeforeValidateHook, PayloadRequest } from 'payload'

import { isId } from '#collections/document-id.ts'
import { storedKindOf } from '#collections/field-kinds.ts'
import { sourceOf } from '#collections/sources.ts'
import { NOT_TRASHED } from '#collections/trash.ts'
import { fieldLabel } from '#contract/fields/label.ts'
import { isResourceName } from '#contract/index.ts'
import type { Resource } from '#contract/resource.ts'
import { fieldError } from '#cms/common/field-error.ts'

/**
 * Rejects references to entries that do not exist, on every route and in drafts too: Payload stores any value of a draft, and databases
 * fail on some. References that are unchanged are accepted, as their entry may be in the trash since, and so are those of a restored
 * version.
 */
export const rejectUnknownReferences =
  ({ fields }: Resource): CollectionBeforeValidateHook =>
  async ({ data, originalDoc, req }) => {
    if (req.context.restoresVersion) return data
    for (const [name, field] of Object.entries(fields)) {
      if ((field.kind !== 'reference' && field.kind !== 'references') || !isResourceName(field.to)) continue
      const idsIn = storedKindOf(field).ids ?? (() => [])
      const before = new Set(idsIn(originalDoc?.[name]))
      const added = idsIn(data?.[name]).filter((id) => !before.has(id))
      if (!(await areEntries(req, sourceOf(field.to).collection, added)))
        throw fieldError(name, `${fieldLabel(name)} does not exist`)
    }
    return data
  }

async function areEntries(req: PayloadRequest, collection: ReturnType<typeof sourceOf>['collection'], ids: string[]) {
  if (ids.length === 0) return true
  if (!ids.every((id) => isId(req, id))) return false
  const { totalDocs } = await req.payload.db.count({
    collection,
    where: { and: [{ id: { in: ids } }, NOT_TRASHED] },
    req,
  })
  return totalDocs === new Set(ids).size
}
