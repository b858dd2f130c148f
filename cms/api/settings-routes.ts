import type { PayloadRequest } from 'payload'

import { languageOf } from '#contract/languages.ts'
import { ifMatchOf } from '#cms/common/if-match.ts'
import { changeFirmSettings, previewFirmSettings, readFirmSettings } from '#cms/site-content/firm-settings.ts'
import { readBody } from './body.ts'
import { inLanguage } from './in-language.ts'
import { json } from './response.ts'
import type { Route } from './router.ts'

/** The firm's settings, for administrators: in all languages at once, and as the site would look with others. */

async function settingsResponse(req: PayloadRequest): Promise<Response> {
  const settings = await readFirmSettings(req)
  return json(settings, 200, { etag: settings.revision })
}

async function change(req: PayloadRequest): Promise<Response> {
  const { fields } = await readBody(req)
  await changeFirmSettings(req, fields, ifMatchOf(req))
  return settingsResponse(req)
}

const preview = inLanguage(async (req) =>
  json(await previewFirmSettings(req, (await readBody(req)).fields, languageOf(req.locale))),
)

export const settingsRoutes: readonly Route[] = [
  { method: 'get', path: '/settings', who: 'administrator', handler: settingsResponse },
  { method: 'patch', path: '/settings', who: 'administrator', handler: change },
  { method: 'post', path: '/preview/settings', who: 'administrator', handler: preview },
]
