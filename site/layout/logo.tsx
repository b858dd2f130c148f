import { langOf } from '../language/fell-back.ts'
import { useSiteContent } from '../state/site-content.ts'
import { Link } from '../ui/link.tsx'

/** The firm's logo and its short name. */
export function Logo() {
  const site = useSiteContent()
  const { shortName, firmName, logo } = site
  return (
    <Link
      to="/"
      lang={langOf(site, 'firmName')}
      aria-label={firmName}
      className="flex min-h-11 items-center gap-2.5 text-ink"
    >
      {logo ? (
        <img src={logo} alt="" className="logo h-8 shrink-0 object-contain" />
      ) : (
        <svg
          aria-hidden
          viewBox="0 0 32 32"
          className="size-8 shrink-0"
          fill="none"
          strokeWidth="2.4"
          strokeLinejoin="round"
        >
          <path d="M2 21 9 10l5 6 6-11 10 16" stroke="var(--brand)" strokeLinecap="round" />
          <path d="M2 27h28" stroke="var(--marigold)" strokeLinecap="round" />
        </svg>
      )}
      <span lang={langOf(site, 'shortName')} className={`serif logo-name ${shortName.length > 16 ? 'long' : ''}`}>
        {shortName}
      </span>
    </Link>
  )
}
