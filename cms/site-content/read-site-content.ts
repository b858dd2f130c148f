import type { Payload, PayloadRequest } from 'payload'

import { DEFAULT_LANGUAGE, type Language } from '#contract/languages.ts'
import { textOf } from '#contract/narrow.ts'
import type { SiteContent } from '#contract/site-content.ts'
import { inLocale } from '#cms/common/in-locale.ts'
import { isBlank } from '#cms/content/fall-back.ts'
import { fillIn, type OwnSettings, ownHours } from './fill-in.ts'
import { shippedInNepali } from './shipped-in-nepali.ts'
import { withPolicies } from './policies.ts'
import { withTags } from './tags.ts'
import { type Dictionary, translate } from './translate.ts'

const slug = 'site-settings'

/** The texts that came with the site, in each language beside the default one. */
const shipped: Readonly<Record<Exclude<Language, typeof DEFAULT_LANGUAGE>, Dictionary>> = { ne: shippedInNepali }

/** A text that came with the site in a language; empty if it has none there. */
export const shippedText = (text: string, language: Language): string =>
  language === DEFAULT_LANGUAGE ? text : (shipped[language].get(text) ?? '')

/** The site's current content. Read without access control, since all settings are shown on the site. */
export const readSiteContent = (
  payload: Payload,
  req?: PayloadRequest,
  language: Language = DEFAULT_LANGUAGE,
): Promise<SiteContent> =>
  contentOf(
    payload,
    (locale) =>
      payload.findGlobal({
        slug,
        depth: 1,
        locale,
        fallbackLocale: false,
        ...(req ? { req: inLocale(req, locale) } : {}),
      }),
    language,
  )

/** The site's content in a language with settings that `settingsIn` reads, one language after the other. */
export async function contentOf(
  payload: Payload,
  settingsIn: (locale: Language) => Promise<OwnSettings>,
  language: Language,
): Promise<SiteContent> {
  const own = await settingsIn(DEFAULT_LANGUAGE)
  const content = fillIn(own)
  if (language === DEFAULT_LANGUAGE) return withEntries(payload, content, language)
  const fields = payload.config.globals.find((global) => global.slug === slug)?.flattenedFields ?? []
  const inLanguage = await settingsIn(language)
  // The hours' text that is made from the opening hours is made in this language; the firm's name stands in other places, too.
  const made: [string, string][] = [
    [content.workingHours, isBlank(own.workingHours) ? ownHours(own, language) : ''],
    [content.firmName, textOf(inLanguage.firmName).trim()],
  ]
  const dictionary = new Map([...shipped[language], ...made.filter(([, text]) => text !== '')])
  return withEntries(payload, translate(content, inLanguage, fields, dictionary), language)
}

/** The site's content with what entries add to it. */
const withEntries = async (payload: Payload, content: SiteContent, language: Language): Promise<SiteContent> =>
  withPolicies(payload, await withTags(payload, content, language), language)
