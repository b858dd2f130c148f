import { contactPath } from '#contract/contact-path.ts'
import type { EntityOf } from '#contract/index.ts'
import { useLanguage, useWords } from '../../language/use-language.ts'
import { useSiteContent } from '../../state/site-content.ts'
import { Link } from '../../ui/link.tsx'
import { careerWords } from './career-words.ts'

interface ApplyProps {
  job: EntityOf<'career'>
}

/** A mail with a job's title as its subject. */
export function Apply({ job: { title } }: ApplyProps) {
  const { tag } = useLanguage()
  const { careersEmail } = useSiteContent().contact
  return (
    <a
      href={`mailto:${careersEmail}?subject=${encodeURIComponent(title)}`}
      className="inline-flex min-h-11 items-center rounded-card border border-brand bg-brand px-5 py-2 text-small font-semibold text-on-brand transition-colors duration-150 ease-out hover:bg-brand-strong"
    >
      {careerWords[tag].apply}
    </a>
  )
}

/** The same, and the form with a question about the job, where its page is not open. */
export function ApplyOrAsk({ job }: ApplyProps) {
  const { ask } = useWords().contact
  return (
    <>
      <Apply job={job} />
      <Link
        to={contactPath({ type: 'career', key: job.slug })}
        className="link inline-flex min-h-11 items-center text-small"
        aria-label={`${ask}: ${job.title}`}
      >
        {ask}
      </Link>
    </>
  )
}
