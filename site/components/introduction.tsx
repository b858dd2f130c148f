import type { Introduced } from '#contract/site-content.ts'
import { langOf } from '../language/fell-back.ts'
import { useWords } from '../language/use-language.ts'
import { useSiteContent } from '../state/site-content.ts'
import { FallbackMark } from '../ui/fallback-mark.tsx'
import { PageHeader } from '../ui/page-header.tsx'

/** The header of a page, with what the firm says of it. */
export function Introduction({ of: name }: { of: Exclude<Introduced, 'priceTitle'> }) {
  const site = useSiteContent()
  const { title } = useWords().pages[name]
  const own = site.introductions
  const lang = langOf(site, own[name] ? `introductions.${name}` : 'tagline')
  return (
    <PageHeader
      title={own[`${name}Title` as const] ?? title}
      lang={langOf(site, `introductions.${name}Title`)}
      lead={
        <>
          <span lang={lang}>{own[name] ?? site.tagline}</span> <FallbackMark lang={lang} />
        </>
      }
    />
  )
}
