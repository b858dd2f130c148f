import type { Payload } from 'payload'

import { DEFAULT_LANGUAGE, type Language } from '#contract/languages.ts'
import { POLICIES_MAX } from '#contract/limits.ts'
import type { SiteContent } from '#contract/site-content.ts'
import { linkedEntries } from './linked-entries.ts'

const linkedPolicies = linkedEntries('policy', POLICIES_MAX, ['atForms'])

/** The site's content with the policies that pages link to, if any is published. */
export async function withPolicies(payload: Payload, content: SiteContent, language: Language): Promise<SiteContent> {
  const policies = await linkedPolicies(payload, language)
  if (policies.length === 0) return content
  return {
    ...content,
    policies: policies.map(({ slug, title, fellBack, row }) => ({
      slug,
      title,
      ...(language === DEFAULT_LANGUAGE ? {} : { fellBack: fellBack ? ['title'] : [] }),
      ...(row['atForms'] === true ? { atForms: true } : {}),
    })),
  }
}
