import type { PayloadRequest } from 'payload'

import { columnOf } from '#collections/field-kinds.ts'
import { sourceOf } from '#collections/sources.ts'
import { type ResourceName } from '#contract/index.ts'
import { isRecord } from '#contract/narrow.ts'
import { LANGUAGES } from '#contract/languages.ts'
import type { Resource } from '#contract/resource.ts'
import { contentTag } from '#cms/common/etag.ts'
import { entryRows } from '#cms/internals/payload-rows.ts'

type Reader = Pick<PayloadRequest, 'payload' | 'transactionID'>

/** The columns that people write; the entry's position and times are none of them. */
const fingerprintColumns = (type: Resource, hasDrafts: boolean): string[] => [
  ...Object.entries(type.fields).map(([name, field]) => columnOf(name, field)),
  ...(type.image ? ['image'] : []),
  ...(type.slugFrom ? ['slug'] : []),
  ...(type.seo ? ['meta'] : []),
  ...(hasDrafts ? ['_status'] : []),
]

/** The hash of what entries of a type have in all languages, by id; those in the trash are left out. */
export async function fingerprintsOf(
  req: Reader,
  name: ResourceName,
  ids: readonly string[],
): Promise<Map<string, string>> {
  const { type, collection, hasDrafts } = sourceOf(name)
  const columns = fingerprintColumns(type, hasDrafts)
  const read = await Promise.all(LANGUAGES.map((language) => entryRows(req).byId(collection, ids, columns, language)))
  const content = (id: string) => read.map((rows) => columns.map((column) => plain(rows.get(id)?.[column])))
  const [first] = read
  return new Map([...(first?.keys() ?? [])].map((id) => [id, contentTag(JSON.stringify(content(id)))]))
}

/** Removes empty members and sorts the rest, since databases differ in both. */
function plain(value: unknown): unknown {
  if (!isRecord(value)) return value === '' ? null : (value ?? null)
  const members = Object.entries(value).flatMap(([name, each]) => {
    const own = plain(each)
    return own === null ? [] : [[name, own] as const]
  })
  return members.length === 0 ? null : members.toSorted(([one], [other]) => (one < other ? -1 : 1))
}
