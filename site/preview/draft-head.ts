import { type PageName, resources } from '#contract/index.ts'
import type { RouteMatch } from '../paths/route-match.ts'
import type { Head } from '../seo/head.ts'
import { pageEntryAtom } from '../state/entries.ts'
import { siteLanguageOf } from '../state/language.ts'
import type { Store } from '../state/store.ts'

/** The head of a draft's page, in the language of the page; without a type that of a page that is not there. */
export async function draftHead(store: Store, match: RouteMatch, name?: PageName): Promise<Head> {
  const [{ hiddenHead }, { titleOf }, { loadStaffLanguage }] = await Promise.all([
    import('../seo/heads.ts'),
    import('#contract/entity-texts.ts'),
    import('../staff/language/load-staff-language.ts'),
  ])
  const words = (await loadStaffLanguage(siteLanguageOf(store).tag)).staff.preview
  const entry = name && store.get(pageEntryAtom(name)).entry
  const title = name && entry ? titleOf(resources[name], entry) : ''
  return hiddenHead(words.title(title || words.untitled))(store, match)
}
