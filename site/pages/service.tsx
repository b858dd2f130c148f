import { entryPath } from '../paths/entry-path.ts'
import { EntryPage } from '../components/entry-page.tsx'
import type { PageProps } from '../paths/route-match.ts'
import { useEntry } from '../state/use-content.ts'

/** One service. */
export default function Service({ match }: PageProps) {
  const { slug = '' } = match.params
  const state = useEntry('service', { slug })
  return <EntryPage type="service" state={state} path={entryPath('service', slug)} />
}
