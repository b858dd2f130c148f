import { contactPath } from '#contract/contact-path.ts'
import type { EntityOf } from '#contract/index.ts'
import { useWords } from '../../language/use-language.ts'
import { useSiteContent } from '../../state/site-content.ts'
import { Link } from '../../ui/link.tsx'

/** The ways on from a job: a mail with its title as the subject, and the form with a question about it. */
export function Apply({ job: { slug, title } }: { job: EntityOf<'career'> }) {
  const { careersEmail } = useSiteContent().contact
  const { career, contact } = useWords()
  return (
    <>
      <a
        href={`mailto:${careersEmail}?subject=${encodeURIComponent(title)}`}
        className="inline-flex min-h-11 items-center rounded-card border border-brand bg-brand px-5 py-2 text-small font-semibold text-on-brand transition-colors duration-150 ease-out hover:bg-brand-strong"
      >
        {career.apply}
      </a>
      <Link
        to={contactPath({ type: 'career', key: slug })}
        className="link inline-flex min-h-11 items-center text-small"
        aria-label={`${contact.ask}: ${title}`}
      >
        {contact.ask}
      </Link>
    </>
  )
}
