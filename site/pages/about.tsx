import { AboutEntries } from '../components/about-entries.tsx'
import { FeatureSection } from '../components/feature-section.tsx'
import { Statistics } from '../components/statistics.tsx'
import { ButtonLink } from '../ui/button.tsx'
import { Empty, Loaded } from '../ui/loaded.tsx'
import { PageHeader } from '../ui/page-header.tsx'
import { useSiteContent } from '../state/site-content.ts'
import { useList } from '../state/use-content.ts'

/** About us. */
export default function About() {
  const about = useList('about')
  const { tagline } = useSiteContent()
  return (
    <>
      <PageHeader title="About us" lead={tagline} />
      <div className="page section">
        <Loaded {...about}>
          {about.items.length > 0 ? (
            <AboutEntries items={about.items} isMain />
          ) : (
            <Empty text="No About Found!">
              <ButtonLink to="/contact">Ask us directly</ButtonLink>
            </Empty>
          )}
        </Loaded>
      </div>
      <Statistics />
      <FeatureSection />
    </>
  )
}
