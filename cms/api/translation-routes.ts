import { sources } from '#collections/sources.ts'
import { localizedFields } from '#contract/fields/localized.ts'
import { inLanguage } from './in-language.ts'
import { json } from './response.ts'
import type { Route } from './router.ts'
import { listTexts, listUntranslated } from './translations.ts'

/** The routes of all types that staff write in several languages. */
export const translationRoutes: readonly Route[] = sources
  .filter(({ type }) => type.create === 'staff' && localizedFields(type).length > 0)
  .flatMap((source): Route[] => [
    {
      method: 'get',
      path: `/translations/${source.type.path}`,
      who: 'staff',
      handler: inLanguage(async (req) => json(await listUntranslated(req, source))),
    },
    {
      method: 'get',
      path: `/texts/${source.type.path}`,
      who: 'staff',
      handler: inLanguage(async (req) => json(await listTexts(req, source))),
    },
  ])
