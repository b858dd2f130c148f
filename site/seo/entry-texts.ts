import { htmlOf, titleOf } from '#contract/entity-texts.ts'
import type { AnyEntity, Resource } from '#contract/resource.ts'
import type { SiteContent } from '#contract/site-content.ts'
import { htmlExcerpt } from '../text/excerpt.ts'

const DESCRIPTION = 160

/** What an entry's page tells search engines: its own texts for them, or what follows from the entry. */
export function entryTexts(type: Resource, entry: AnyEntity, site: Pick<SiteContent, 'seo'>) {
  const { seo = {} } = entry
  return {
    title: seo.title ?? titleOf(type, entry),
    /** The title stands alone, without the firm's name. */
    isWholeTitle: seo.title !== undefined,
    description: seo.description ?? (htmlExcerpt(htmlOf(type, entry), DESCRIPTION) || site.seo.description),
  }
}
