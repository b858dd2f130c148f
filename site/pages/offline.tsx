import type { SiteContent } from '#contract/site-content.ts'
import type { SiteLanguage } from '../language/language.ts'
import { PrintedAddress } from '../layout/printed-address.tsx'
import { offlineWords } from '../offline/words.ts'
import { telephoneHref, telephoneText } from '../text/telephone.ts'

interface OfflinePageProps {
  language: SiteLanguage
  site: Pick<SiteContent, 'firmName' | 'contact'>
}

/**
 * The page that the service worker shows in place of one that it does not have, at the address of that one. Not hydrated: its
 * own script (offline/offline-page.ts) fills the list.
 */
export function OfflinePage({ language: { tag, words }, site }: OfflinePageProps) {
  const { firmName, contact } = site
  const texts = offlineWords[tag]
  return (
    <>
      <main className="page flex min-h-dvh flex-col items-start justify-center gap-6 py-16 print:min-h-0">
        <p className="text-small text-soft">{firmName}</p>
        <h1 className="text-h2">{texts.title}</h1>
        <p className="max-w-prose text-soft">{texts.text}</p>
        <p className="flex flex-wrap items-center gap-x-6">
          <button type="button" data-again className="no-print link min-h-11">
            {words.ui.tryAgain}
          </button>
          <span>
            {texts.call}{' '}
            <a href={telephoneHref(contact.phone)} className="link inline-flex min-h-11 items-center tabular-nums">
              {telephoneText(contact.phone)}
            </a>
          </span>
        </p>
        <section data-read hidden aria-labelledby="read">
          <h2 id="read" className="mb-2 text-h3">
            {texts.read}
          </h2>
          <ul />
        </section>
      </main>
      <PrintedAddress {...site} />
    </>
  )
}
