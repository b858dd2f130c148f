import { EntryPage } from '../components/entry-page.tsx'
import type { RelatedProps } from '../components/related.tsx'
import { entryPath } from '../paths/entry-path.ts'
import type { PageProps } from '../paths/route-match.ts'
import { useEntry } from '../state/use-content.ts'
import { laterPart } from '../ui/lazy-part.tsx'
import type { FactsProps } from './tax-calendar/facts.tsx'

const Related = laterPart<RelatedProps>(() => import('../components/related.tsx'))
const Facts = laterPart<FactsProps>(() => import('./tax-calendar/facts.tsx'))

/** The page of a deadline, with the next days on which it falls. */
export default function Deadline({ match }: PageProps) {
  const { slug = '' } = match.params
  const state = useEntry('deadline', { slug })
  const { entry } = state
  return (
    <EntryPage
      type="deadline"
      state={state}
      path={entryPath('deadline', slug)}
      end={<Related services={state.context?.related} />}
    >
      {entry && <Facts entry={entry} />}
    </EntryPage>
  )
}
