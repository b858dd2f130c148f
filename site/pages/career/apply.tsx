import { useWords } from '../../language/use-language.ts'
import { useSiteContent } from '../../state/site-content.ts'

/** A mailto link with the job's title as the subject. */
export function Apply({ title }: { title: string }) {
  const { careersEmail } = useSiteContent().contact
  return (
    <a
      href={`mailto:${careersEmail}?subject=${encodeURIComponent(title)}`}
      className="inline-flex min-h-11 items-center rounded-card border border-brand bg-brand px-5 py-2 text-small font-semibold text-on-brand transition-colors duration-150 ease-out hover:bg-brand-strong"
    >
      {useWords().career.apply}
    </a>
  )
}
