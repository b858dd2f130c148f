import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'

import { useSiteContent } from '../state/site-content.ts'
import { Ridge } from '../ui/drawing.tsx'
import { Logo } from './logo.tsx'
import { navigation } from './navigation.ts'

const USEFUL_LINKS = 5
const link = 'inline-flex min-h-9 items-center underline-offset-4 hover:text-brand hover:underline'
const external = { target: '_blank', rel: 'noopener noreferrer' } as const

/** The site's footer. */
export function Footer() {
  const site = useSiteContent()
  return (
    <footer className="mt-auto text-small">
      <div className="[--ridge-fill:var(--mist)]">
        <Ridge className="-scale-y-100 rotate-180 bg-transparent" />
      </div>
      <div className="bg-mist">
        <div className="page grid grid-cols-2 gap-10 py-12 lg:grid-cols-[2fr_1fr_1fr_1fr]">
          <div className="col-span-2 flex max-w-sm flex-col gap-4 lg:col-span-1">
            <Logo />
            <p className="text-soft">{site.tagline}</p>
            <p>{site.workingHours}</p>
          </div>
          <Column title="Useful Links">
            {navigation.slice(0, USEFUL_LINKS).map(({ label, path }) => (
              <li key={path}>
                <Link to={path} className={link}>
                  {label}
                </Link>
              </li>
            ))}
          </Column>
          <Column title="Other Pages">
            <li>
              <a href={site.sisterProductLink.url} className={link} {...external}>
                {site.sisterProductLink.label}
              </a>
            </li>
          </Column>
          <Column title="Follow us">
            {site.socialLinks.map(({ label, url }, index) => (
              <li key={`${index} ${url}`}>
                <a href={url} className={link} {...external}>
                  {label}
                </a>
              </li>
            ))}
          </Column>
        </div>
        <div className="page">
          <div className="flex flex-wrap justify-between gap-x-6 border-t border-line py-5 text-note text-soft">
            <p>
              Copyright © {site.copyrightYear} {site.firmName}
            </p>
            <p>
              Designed by{' '}
              <a href={site.designerCredit.url} className="link" {...external}>
                {site.designerCredit.label}
              </a>
            </p>
          </div>
        </div>
      </div>
    </footer>
  )
}

const Column = ({ title, children }: { title: string; children: ReactNode }) => (
  <div>
    <h2 className="serif mb-3 text-h3">{title}</h2>
    <ul>{children}</ul>
  </div>
)
