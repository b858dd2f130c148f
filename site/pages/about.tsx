import { AboutEntries } from '../components/about-entries.tsx'
import { FeatureSection } from '../components/feature-section.tsx'
import { Introduction } from '../components/introduction.tsx'
import { ButtonLink } from '../ui/button.tsx'
import { Empty, Loaded } from '../ui/loaded.tsx'
import { useWords } from '../language/use-language.ts'
import { useList } from '../state/use-content.ts'
import { laterPart } from '../ui/lazy-part.tsx'

const Statistics = laterPart(() => import('../components/statistics.tsx'))

/** About us. */
export default function About() {
  const about = useList('about')
  const words = useWords()
  return (
    <>
      <Introduction of="about" />
      <div className="page section">
        <Loaded {...about}>
          {about.items.length > 0 ? (
            <AboutEntries items={about.items} isMain />
          ) : (
            <Empty text={words.content.noAbout}>
              <ButtonLink to="/contact">{words.content.askUs}</ButtonLink>
            </Empty>
          )}
        </Loaded>
      </div>
      <Statistics />
      <FeatureSection />
    </>
  )
}
