import { subjectOfPage } from '#contract/inquiry-subject.ts'
import { contactPath } from '#contract/contact-path.ts'
import { useWords } from '../language/use-language.ts'
import { OpeningHours } from './office-hours.tsx'
import { FormAndContactLinks } from './contact-links.tsx'

export interface NextStepProps {
  /** The page's path within the language. */
  path: string
}

/** What the end of an entry's page offers: the form with what the question is about, the telephone, the chats. */
export default function NextStep({ path }: NextStepProps) {
  const words = useWords().contact
  return (
    <section
      aria-labelledby="next-step"
      className="no-print mt-12 max-w-text rounded-card border border-line bg-mist p-6"
    >
      <h2 id="next-step" className="text-h3">
        {words.nextStep}
      </h2>
      <p className="mt-2 text-small text-soft">
        <OpeningHours />
      </p>
      <FormAndContactLinks form={contactPath(subjectOfPage(path))} ask={words.ask} className="mt-5" />
    </section>
  )
}
