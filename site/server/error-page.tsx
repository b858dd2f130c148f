import type { SiteContent } from '#contract/site-content.ts'
import type { SiteLanguage } from '../language/language.ts'
import { pathIn } from '#contract/language-path.ts'
import { PrintedAddress } from '../layout/printed-address.tsx'
import { Drawing } from '../ui/drawing.tsx'
import { errorWords } from './error-words.ts'

interface ErrorPageProps {
  requestId: string
  language: SiteLanguage
  site: Pick<SiteContent, 'firmName' | 'contact'>
}

/** The 500 page. Needs nothing from the API. */
export const ErrorPage = ({ requestId, language: { tag, words }, site }: ErrorPageProps) => (
  <>
    <main className="page flex min-h-dvh flex-col items-center justify-center gap-6 py-16 text-center print:min-h-0">
      <Drawing file="not-found" viewBox="0 0 560 420" className="max-w-sm" />
      <h1 className="text-h2">{errorWords[tag].title}</h1>
      <p className="max-w-md text-soft">
        {errorWords[tag].text} <code>{requestId}</code>
      </p>
      <a href={pathIn(tag, '/')} className="link">
        {words.pages.notFound.home}
      </a>
    </main>
    <PrintedAddress {...site} />
  </>
)
