import { ServiceCards } from '../components/entry-cards.tsx'
import { useWords } from '../language/use-language.ts'
import { ButtonLink } from '../ui/button.tsx'
import { Empty, Loaded } from '../ui/loaded.tsx'
import { Introduction } from '../components/introduction.tsx'
import { useList } from '../state/use-content.ts'

/** All services. */
export default function Services() {
  const services = useList('service')
  const { content } = useWords()
  return (
    <>
      <Introduction of="services" />
      <div className="page section">
        <Loaded {...services}>
          {services.items.length > 0 ? (
            <ServiceCards items={services.items} isMain />
          ) : (
            <Empty text={content.noService}>
              <ButtonLink to="/contact">{content.askUs}</ButtonLink>
            </Empty>
          )}
        </Loaded>
      </div>
    </>
  )
}
