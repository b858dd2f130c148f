import type { Payload } from 'payload'

import type { Language } from '#contract/languages.ts'
import { TAGS_MAX } from '#contract/limits.ts'
import type { SiteContent } from '#contract/site-content.ts'
import { linkedEntries } from './linked-entries.ts'

const linkedTags = linkedEntries('tag', TAGS_MAX)

/** The site's content with the tags that entries carry, once there are any, in place of the words of the settings. */
export async function withTags(payload: Payload, content: SiteContent, language: Language): Promise<SiteContent> {
  const tags = await linkedTags(payload, language)
  if (tags.length === 0) return content
  const others = content.fellBack?.filter((path) => path !== 'tags')
  return {
    ...content,
    tags: tags.map(({ title }) => title),
    tagSlugs: tags.map(({ slug }) => slug),
    ...(others && { fellBack: [...others, ...tags.flatMap(({ fellBack }, n) => (fellBack ? [`tags.${n}`] : []))] }),
  }
}
