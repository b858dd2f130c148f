import { titleOf } from '#contract/entity-texts.ts'
import { DEFAULT_LANGUAGE, type Language } from '#contract/languages.ts'
import { pageNames, resources } from '#contract/index.ts'
import type { StaffWords } from '../../language/words-en.ts'
import { typeName } from '../../language/type-texts.ts'
import type { Api } from '../../../api/client.ts'
import { navigation } from '../../../layout/site-navigation.ts'
import { entryPath } from '../../../paths/entry-path.ts'

/** A page or document of this site that a link can lead to. */
export interface SitePage {
  title: string
  /** The kind: a type's name, a page or a document. */
  kind: string
  path: string
}

const FOUND_MAX = 6

/**
 * The pages, published entries and documents whose titles have all these words; titles that begin with them come first. Visitors may have a
 * document as soon as a published text links to it.
 */
export async function findPages(api: Api, query: string, staff: StaffWords): Promise<SitePage[]> {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean)
  // In the script in which it is typed.
  const language: Language = /\p{Script=Devanagari}/u.test(query) ? 'ne' : DEFAULT_LANGUAGE
  const lists = pageNames.map((name) => resources[name].page.list)
  const pages = [...navigation.map(({ label, path }) => ({ title: label, path })), ...lists].map(
    ({ title, path }): SitePage => ({ title: title[language], kind: staff.editor.link.page, path }),
  )
  const ofTypes = pageNames.map(async (name): Promise<SitePage[]> => {
    const { items } = await api.list(name, { q: query, limit: 20, lang: language })
    return items.map((entry) => ({
      title: titleOf(resources[name], entry),
      kind: typeName(staff, name),
      path: entryPath(name, entry.slug),
    }))
  })
  // Loaded when they are searched for: the form's first load would have the code of the library.
  const documents = import('../../../state/document-calls.ts')
    .then(({ loadDocuments }) => loadDocuments(api, query, FOUND_MAX))
    .then(
      (found): SitePage[] =>
        found.map(({ title, name, filePath }) => ({
          title: title[language] || title[DEFAULT_LANGUAGE] || name.replace(/\.pdf$/i, ''),
          kind: staff.editor.link.document,
          path: filePath,
        })),
      // The pages are found without them.
      (): SitePage[] => [],
    )
  const found = await Promise.all([...ofTypes, documents])
  const rank = ({ title }: SitePage): number => (title.toLowerCase().startsWith(query.toLowerCase()) ? 0 : 1)
  const byPath = new Map([...pages, ...found.flat()].map((page) => [page.path, page]))
  return [...byPath.values()]
    .filter(({ title }) => words.every((word) => title.toLowerCase().includes(word)))
    .toSorted((one, other) => rank(one) - rank(other))
    .slice(0, FOUND_MAX)
}
