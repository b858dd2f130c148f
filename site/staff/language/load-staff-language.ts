import { pageMessages } from '#contract/page-messages.ts'
import { DEFAULT_LANGUAGE, type Language } from '#contract/languages.ts'
import { loadLanguage, loadMessages } from '../../language/load-language.ts'
import type { SiteLanguage } from '../../language/language.ts'
import { isOffline } from '../../ui/is-offline.ts'
import type { StaffLanguage, StaffPart } from './staff-language.ts'

const parts: { readonly [Tag in Language]: () => Promise<{ partOf: (site: SiteLanguage) => StaffPart }> } = {
  en: () => import('./en.ts'),
  ne: () => import('./ne.ts'),
}

/** Loads a language with the part that the staff's screens need. */
export async function loadStaffLanguage(tag: Language): Promise<StaffLanguage> {
  const [site, { partOf }] = await Promise.all([loadLanguage(tag), parts[tag](), loadMessages(tag)])
  const part = partOf(site)
  return {
    ...site,
    ...part,
    paths: DEFAULT_LANGUAGE,
    message: (text, names) => {
      if (text === pageMessages.fault && isOffline()) return site.words.ui.offline
      const all = { ...part.fieldNames, ...names }
      return part.staffMessage(text, all) ?? site.message(text, all)
    },
  }
}
