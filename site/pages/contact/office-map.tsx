import { useEffect, useRef, useState } from 'react'

import { useLanguage } from '../../language/use-language.ts'
import { useSiteContent } from '../../state/site-content.ts'
import { Drawing } from '../../ui/drawing.tsx'
import { contactWords } from './contact-words.ts'

// The map is on another origin, so `allow-same-origin` gives it only its own; its tile servers need the Referer.
const ownOrigin = ['allow-scripts', 'allow-same-origin', 'allow-popups'].join(' ')

/** The office's map, loaded from its host only when scrolled into view, and a link to it; the link alone where its position is not known. */
export function OfficeMap() {
  const { mapEmbedUrl, mapLinkUrl } = useSiteContent().contact
  const { map, openMap } = contactWords[useLanguage().tag]
  const place = useRef<HTMLDivElement>(null)
  const [isSeen, setIsSeen] = useState(false)
  useEffect(() => {
    const observer = new IntersectionObserver((seen) => {
      if (seen.some(({ isIntersecting }) => isIntersecting)) setIsSeen(true)
    })
    if (place.current) observer.observe(place.current)
    return () => observer.disconnect()
  }, [])
  return (
    <div className="no-print">
      {mapEmbedUrl && (
        <div ref={place} className="relative aspect-3/2 overflow-hidden rounded-card border border-line bg-mist">
          <Drawing file="placeholder" viewBox="0 0 600 400" className="absolute inset-0" />
          {isSeen && (
            <iframe
              src={mapEmbedUrl}
              title={map}
              className="absolute inset-0 size-full"
              loading="lazy"
              sandbox={ownOrigin}
            />
          )}
        </div>
      )}
      <a
        href={mapLinkUrl}
        target="_blank"
        rel="noopener noreferrer"
        className="link mt-2 inline-flex min-h-9 text-small"
      >
        {openMap}
      </a>
    </div>
  )
}
