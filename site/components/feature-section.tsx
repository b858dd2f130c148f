import { useWords } from '../language/use-language.ts'
import { FeatureCards } from './feature-cards.tsx'

/** The section with the feature cards, as Home and About show it. */
export const FeatureSection = () => (
  <section aria-labelledby="features" className="later page section">
    <h2 id="features" className="marked mb-8">
      {useWords().content.features}
    </h2>
    <FeatureCards />
  </section>
)
