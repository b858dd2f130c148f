import type { ReactNode } from 'react'

import { resources } from '#contract/index.ts'
import { OfficeHours } from '../components/office-hours.tsx'
import { LinkToPolicy } from '../components/policy-link.tsx'
import { langOf } from '../language/fell-back.ts'
import { useLanguage } from '../language/use-language.ts'
import { telephoneHref, telephoneText } from '../text/telephone.ts'
import { useSiteContent } from '../state/site-content.ts'
import { Ridge } from '../ui/drawing.tsx'
import { FallbackMark } from '../ui/fallback-mark.tsx'
import { footerWords } from './footer-words.ts'
import { LanguageSwitch } from './language-switch.tsx'
import { Logo } from './logo.tsx'
import { navigation } from './site-navigation.ts'
import { Link } from '../ui/link.tsx'

const USEFUL_LINKS = 5
const link = 'inline-flex min-h-9 items-center underline-offset-4 hover:text-brand hover:underline'

const calendar = resources.deadline.page.list
const policies = resources.policy.page.list

/** The site's footer. */
export function Footer({ here }: { here: string }) {
  const site = useSiteContent()
  const { tag, year } = useLanguage()
  const texts = footerWords[tag]
  return (
    <footer className="later mt-auto text-small">
      <div className="[--ridge-fill:var(--mist)]">
        <Ridge className="-scale-y-100 rotate-180 bg-transparent" />
      </div>
      <div className="bg-mist">
        <div className="page grid grid-cols-2 gap-10 py-12 max-lg:[&>:nth-child(2)]:row-span-2 lg:grid-cols-[2fr_1fr_1fr_1fr]">
          <div className="col-span-2 flex max-w-sm flex-col gap-4 lg:col-span-1 lg:-mt-2">
            <Logo />
            <p lang={langOf(site, 'tagline')} className="text-soft">
              {site.tagline}
            </p>
            <p>
              <OfficeHours />
            </p>
            <address className="flex flex-col items-start not-italic">
              <a href={telephoneHref(site.contact.phone)} className={`${link} tabular-nums`}>
                {telephoneText(site.contact.phone)}
              </a>
              <span lang={langOf(site, 'contact.location')}>{site.contact.location}</span>
            </address>
            <FallbackMark lang={langOf(site, 'tagline') ?? langOf(site, 'workingHours')} className="self-start" />
            <p>
              <LanguageSwitch here={here} className={link} />
            </p>
          </div>
          <Column title={texts.usefulLinks}>
            {navigation.slice(0, USEFUL_LINKS).map(({ label, path }) => (
              <li key={path}>
                <Link to={path} className={link}>
                  {label[tag]}
                </Link>
              </li>
            ))}
          </Column>
          <Column title={texts.otherPages}>
            {site.sisterProductLink && (
              <li>
                <a href={site.sisterProductLink.url} lang={langOf(site, 'sisterProductLink.label')} className={link}>
                  {site.sisterProductLink.label}
                </a>
              </li>
            )}
            <li>
              <Link to={calendar.path} className={link}>
                {calendar.title[tag]}
              </Link>
            </li>
          </Column>
          {site.socialLinks.length > 0 && (
            <Column title={texts.follow}>
              {site.socialLinks.map(({ label, url }, index) => (
                <li key={`${index} ${url}`}>
                  <a href={url} lang={langOf(site, `socialLinks.${index}.label`)} className={link}>
                    {label}
                  </a>
                </li>
              ))}
            </Column>
          )}
        </div>
        <div className="page">
          <div className="flex flex-wrap justify-between gap-x-6 border-t border-line py-5 text-note text-soft">
            <p>
              {texts.copyright(year(site.copyrightYear))} <span lang={langOf(site, 'firmName')}>{site.firmName}</span>
            </p>
            {site.designerCredit && (
              <p>
                {texts.designer}{' '}
                <a href={site.designerCredit.url} lang={langOf(site, 'designerCredit.label')} className="link">
                  {site.designerCredit.label}
                </a>
              </p>
            )}
            {site.policies && (
              <nav aria-label={policies.title[tag]} className="mt-2 w-full">
                <ul className="flex flex-wrap gap-x-5">
                  {site.policies.map((policy) => (
                    <li key={policy.slug}>
                      <LinkToPolicy policy={policy} className={link} />
                    </li>
                  ))}
                </ul>
              </nav>
            )}
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
