import { Check } from '../ui/icons/check.ts'
import { Link2 } from '../ui/icons/link-2.ts'
import { Share2 } from '../ui/icons/share-2.ts'
import { useState } from 'react'

import type { postWords } from '../language/post-words.ts'
import { copyText } from '../ui/copy-text.ts'
import { useIsInBrowser } from '../ui/use-is-in-browser.ts'
import { Button } from '../ui/button.tsx'

interface ShareLinkProps {
  title: string
  words: (typeof postWords)['en']
}

/** The page's canonical URL, without what the reader came with, such as the words of a search. */
const ownUrl = (): string =>
  document.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href ?? window.location.href

/** Buttons that copy the page's URL and pass it to another app. They need JavaScript: until hydration they only take up space. */
export function ShareLink({ title, words }: ShareLinkProps) {
  const [result, setResult] = useState('')
  const isReady = useIsInBrowser()
  const canShare = isReady && 'share' in navigator
  const copy = async () => {
    setResult((await copyText(ownUrl())) ? words.linkCopied : words.notCopied)
  }
  // The promise rejects if the reader closes the list of apps.
  const share = () => void navigator.share({ title, url: ownUrl() }).catch(() => undefined)
  const Icon = result === words.linkCopied ? Check : Link2
  return (
    <div className={`flex flex-wrap items-center gap-3 ${isReady ? '' : 'invisible'}`}>
      {canShare && (
        <Button variant="secondary" onClick={share}>
          <Share2 aria-hidden className="size-4" />
          {words.share}
        </Button>
      )}
      <Button variant="secondary" onClick={() => void copy()}>
        <Icon aria-hidden className="size-4" />
        {words.copyLink}
      </Button>
      <span role="status" className="text-small text-soft">
        {result}
      </span>
    </div>
  )
}
