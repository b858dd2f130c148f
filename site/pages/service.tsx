import { entryPath } from '../paths/entry-path.ts'
import { EntryPage } from '../components/entry-page.tsx'
import type { RelatedProps } from '../components/related.tsx'
import type { PageProps } from '../paths/route-match.ts'
import { useEntry } from '../state/use-content.ts'
import { laterPart } from '../ui/lazy-part.tsx'

const Related = laterPart<RelatedProps>(() => import('../components/related.tsx'))

/** The page of a service. */
export default function Service({ match }: PageProps) {
  const { slug = '' } = match.params
  const state = useEntry('service', { slug })
  return (
    <EntryPage
      type="service"
      state={state}
      path={entryPath('service', slug)}
      end={
        <Related
          documents={state.entry?.documents}
          people={state.entry?.people}
          deadlines={state.context?.related}
          posts={state.entry?.posts}
        />
      }
    />
  )
}
