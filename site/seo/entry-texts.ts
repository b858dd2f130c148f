import { htmlOf, titleOf } from '#contract/entity-texts.ts'
import type { AnyEntity, Resource } from '#contract/resource.ts'
import type { SiteContent } from '#contract/site-content.ts'
import { htmlExcerpt } from '../text/excerpt.ts'

const DESCRIPTION = 160

/** The title and description of an entry's page for search engines: its own, or derived from the entry. */
export function entryTexts(type: Resource, entry: AnyEntity, site: Pick<SiteContent, 'seo'>) {
  const { seo = {} } = entry
  return {
    title: seo.title ?? titleOf(type, entry),
    /** The title is used without the firm's name. */
    isWholeTitle: seo.title !== undefined,
    description: seo.description ?? (htmlExcerpt(htmlOf(type, entry), DESCRIPTION) || site.seo.description),
  }
}
