import type { CollectionBeforeValidateHook, CollectionSlug, PayloadRequest } from 'payload'

import { refersToEntries } from '#contract/fields/refers-to-entries.ts'
import { isId } from '#collections/row-id.ts'
import { storedKindOf } from '#collections/field-kinds.ts'
import { relationId } from '#collections/relation-id.ts'
import { sourceOf } from '#collections/sources.ts'
import { NOT_TRASHED } from '#collections/trash.ts'
import { fieldLabel } from '#contract/fields/label.ts'
import { isResourceName } from '#contract/index.ts'
import type { Resource } from '#contract/resource.ts'
import { fieldError } from '#cms/common/field-error.ts'
import { valueAt } from '#cms/common/value-at.ts'
import { entryUnknown } from '#contract/staff-messages.ts'

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
      if (!refersToEntries(field) || !isResourceName(field.to)) continue
      const { ids: idsIn, idColumns } = storedKindOf(field)
      const before = new Set(idsIn?.(originalDoc?.[name]))
      const added = (idColumns?.(name, field) ?? []).flatMap((path) => {
        const id = relationId(valueAt(data, path))
        return id === undefined || before.has(id) ? [] : { path, id }
      })
      const known = await entriesOf(
        req,
        sourceOf(field.to).collection,
        added.map(({ id }) => id),
      )
      const unknown = added.find(({ id }) => !known.has(id))
      if (unknown) throw fieldError(unknown.path, entryUnknown(fieldLabel(name)))
    }
    return data
  }

/** Those of the ids that are entries. */
async function entriesOf(req: PayloadRequest, collection: CollectionSlug, ids: string[]): Promise<Set<string>> {
  const possible = ids.filter((id) => isId(req, id))
  if (possible.length === 0) return new Set()
  const { docs } = await req.payload.db.find<{ id: string }>({
    collection,
    where: { and: [{ id: { in: possible } }, NOT_TRASHED] },
    select: { id: true },
    pagination: false,
    req,
  })
  return new Set(docs.map(({ id }) => String(id)))
}
