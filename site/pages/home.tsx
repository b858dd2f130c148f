import { PostCards, ServiceCards } from '../components/entry-cards.tsx'
import { AboutEntries } from '../components/about-entries.tsx'
import { FeatureSection } from '../components/feature-section.tsx'
import { langOf } from '../language/fell-back.ts'
import { useWords } from '../language/use-language.ts'
import { useSiteContent } from '../state/site-content.ts'
import { laterPart } from '../ui/lazy-part.tsx'
import { HomeList, HomeSection } from './home/home-section.tsx'
import { Carousel } from './home/carousel.tsx'
import { HOME_CARDS } from './home/limits.ts'
import { useList } from '../state/use-content.ts'

const Statistics = laterPart(() => import('../components/statistics.tsx'))
const NextDue = laterPart(() => import('./home/next-due.tsx'))

/** The home page. */
export default function Home() {
  const site = useSiteContent()
  const { home: words, content } = useWords()
  const about = useList('about')
  const services = useList('service', { limit: HOME_CARDS })
  const posts = useList('blog', { limit: HOME_CARDS })
  return (
    <>
      <h1 lang={langOf(site, 'firmName')} className="sr-only">
        {site.firmName}
      </h1>
      <Carousel slides={site.slides} />
      <NextDue />
      <section aria-label={words.about} className="later page section">
        <HomeList list={about} empty={content.noAbout}>
          <AboutEntries items={about.items} />
        </HomeList>
      </section>
      <HomeSection title={words.services} to="/services" list={services} empty={content.noService}>
        <ServiceCards items={services.items} />
      </HomeSection>
      <HomeSection title={words.blog} to="/blog" list={posts} empty={content.noPost} isPlain>
        <PostCards items={posts.items} />
      </HomeSection>
      <Statistics />
      <FeatureSection />
    </>
  )
}
