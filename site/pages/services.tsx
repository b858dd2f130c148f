import { ServiceCards } from '../components/entry-cards.tsx'
import { ButtonLink } from '../ui/button.tsx'
import { Empty, Loaded } from '../ui/loaded.tsx'
import { PageHeader } from '../ui/page-header.tsx'
import { useList } from '../state/use-content.ts'

/** All services. */
export default function Services() {
  const services = useList('service')
  return (
    <>
      <PageHeader title="Services" lead="What we do for you, from the first receipt to the stamped return." />
      <div className="page section">
        <Loaded {...services}>
          {services.items.length > 0 ? (
            <ServiceCards items={services.items} isMain />
          ) : (
            <Empty text="No Services Found!">
              <ButtonLink to="/contact">Ask us directly</ButtonLink>
            </Empty>
          )}
        </Loaded>
      </div>
    </>
  )
}
