import { addressOf } from '../paths/entry-path.ts'
import { EntryPage } from '../components/entry-page.tsx'
import type { PageProps } from '../routing/route.ts'
import { useEntry } from '../state/use-content.ts'

/** One service. */
export default function Service({ place }: PageProps) {
  const { slug = '' } = place.params
  const state = useEntry('service', { slug })
  return (
    <EntryPage
      type="service"
      state={state}
      parent={{ label: 'Services', to: '/services' }}
      address={addressOf('service', slug)}
    />
  )
}
