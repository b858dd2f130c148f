import { addressOf } from '../addresses.ts'
import { EntryPage } from '../parts/entry-page.tsx'
import type { PageProps } from '../route.ts'
import { useEntry } from '../state/use-list.ts'

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
