import { titleOf } from '#contract/entity-texts.ts'
import { type ResourceName, resources } from '#contract/index.ts'
import { PAGE_SIZE_MAX } from '#contract/limits.ts'
import type { AnyEntity } from '#contract/resource.ts'
import type { Api } from '../../api/client.ts'
import { entryScreenPath, managedTypes } from '../../paths/screen-paths.ts'
import { staffQuery } from '../../state/lists.ts'
import { typeName } from '../language/type-texts.ts'
import type { StaffWords } from '../language/words-en.ts'

/** A result of the command menu that is not a screen. */
export interface MenuResult {
  title: string
  /** The kind: a type's name. */
  kind: string
  path: string
}

const OF_A_TYPE_MAX = 4
const QUERY_MIN = 2

/** The entries in which the query occurs, of all types, drafts too; those with it in the title come first. */
export async function findEntries(api: Pick<Api, 'list'>, query: string, staff: StaffWords): Promise<MenuResult[]> {
  if (query.length < QUERY_MIN) return []
  const found = await Promise.all(
    managedTypes.map(async (name) => {
      const entries = (await matching(api, name, query).catch(() => [])).map((entry) => ({
        title: titleOf(resources[name], entry),
        kind: typeName(staff, name),
        path: entryScreenPath(name, entry._id),
      }))
      return ranked(entries, query).slice(0, OF_A_TYPE_MAX)
    }),
  )
  return ranked(found.flat(), query)
}

/** The entries of a type that match. The server's order says nothing about titles, so where there are more than are shown, more are read. */
async function matching(api: Pick<Api, 'list'>, name: ResourceName, q: string): Promise<AnyEntity[]> {
  const { items, total } = await api.list(name, { q, limit: OF_A_TYPE_MAX, ...staffQuery })
  if (total <= items.length) return items
  const more = await api.list(name, { q, limit: PAGE_SIZE_MAX, ...staffQuery }).catch(() => ({ items }))
  return more.items
}

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? []

/** Entries first in whose title a word begins with each one of the query, in their order otherwise. */
function ranked(entries: readonly MenuResult[], query: string): MenuResult[] {
  const words = wordsOf(query)
  const rank = ({ title }: MenuResult): number => {
    const own = wordsOf(title)
    return words.every((word) => own.some((each) => each.startsWith(word))) ? 0 : 1
  }
  return entries.toSorted((one, other) => rank(one) - rank(other))
}
