import { titleOf } from '#contract/entity-texts.ts'
import { resources } from '#contract/index.ts'
import type { Api } from '../../api/client.ts'
import { adminEntryPath, managedTypes } from '../../paths/admin-paths.ts'
import { staffQuery } from '../../state/lists.ts'
import { typeName } from '../language/type-texts.ts'
import type { StaffWords } from '../language/words-en.ts'

/** A result of the command menu that is not a screen. */
export interface FoundEntry {
  title: string
  /** The kind: a type's name. */
  kind: string
  path: string
}

const OF_A_TYPE_MAX = 4
const QUERY_MIN = 2

/** The entries in which the query occurs, of all types, drafts too; those with it in the title come first. */
export async function findEntries(api: Api, query: string, staff: StaffWords): Promise<FoundEntry[]> {
  if (query.length < QUERY_MIN) return []
  const found = await Promise.all(
    managedTypes.map(async (name) => {
      const { items } = await api
        .list(name, { q: query, limit: OF_A_TYPE_MAX, ...staffQuery })
        .catch(() => ({ items: [] }))
      return items.map((entry) => ({
        title: titleOf(resources[name], entry),
        kind: typeName(staff, name),
        path: adminEntryPath(name, entry._id),
      }))
    }),
  )
  const rank = ({ title }: FoundEntry): number => (title.toLowerCase().includes(query.toLowerCase()) ? 0 : 1)
  return found.flat().toSorted((one, other) => rank(one) - rank(other))
}
