import { PostCards, ServiceCards } from '../components/entry-cards.tsx'
import { AboutEntries } from '../components/about-entries.tsx'
import { FeatureSection } from '../components/feature-section.tsx'
import { Statistics } from '../components/statistics.tsx'
import { useSiteContent } from '../state/site-content.ts'
import { Empty, Loaded } from '../ui/loaded.tsx'
import { HomeSection } from './home/home-section.tsx'
import { Carousel } from './home/carousel.tsx'
import { HOME_CARDS } from './home/limits.ts'
import { useList } from '../state/use-content.ts'

/** The home page. */
export default function Home() {
  const { firmName, slides } = useSiteContent()
  const about = useList('about')
  const services = useList('service', { limit: HOME_CARDS })
  const posts = useList('blog', { limit: HOME_CARDS })
  return (
    <>
      <h1 className="sr-only">{firmName}</h1>
      <Carousel slides={slides} />
      <section aria-label="About us" className="page section">
        <Loaded {...about}>
          {about.items.length > 0 ? <AboutEntries items={about.items} /> : <Empty text="No About Found!" />}
        </Loaded>
      </section>
      <HomeSection title="Our Services" to="/services">
        <Loaded {...services}>
          {services.items.length > 0 ? <ServiceCards items={services.items} /> : <Empty text="No Services Found!" />}
        </Loaded>
      </HomeSection>
      <HomeSection title="Latest News & Blog" to="/blog" isPlain>
        <Loaded {...posts}>
          {posts.items.length > 0 ? <PostCards items={posts.items} /> : <Empty text="No Blog Found!" />}
        </Loaded>
      </HomeSection>
      <Statistics />
      <FeatureSection />
    </>
  )
}
