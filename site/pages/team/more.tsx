import { Mail } from '../../ui/icons/mail.ts'
import { MessageCircle } from '../../ui/icons/message-circle.ts'
import { Phone } from '../../ui/icons/phone.ts'

import { contactPath } from '#contract/contact-path.ts'
import type { Reference } from '#contract/fields/reference.ts'
import type { EntityOf, PageName } from '#contract/index.ts'
import type { Texts } from '#contract/resource.ts'
import { langOf } from '../../language/fell-back.ts'
import { useLanguage } from '../../language/use-language.ts'
import { entryPath } from '../../paths/entry-path.ts'
import { telephoneHref, telephoneText } from '../../text/telephone.ts'
import { Link } from '../../ui/link.tsx'

const words = {
  areas: { en: 'Works on', ne: 'कामका क्षेत्र' },
  languages: { en: 'Speaks', ne: 'बोल्ने भाषा' },
  services: { en: 'Ask about', ne: 'यी विषयमा सोध्नुहोस्' },
  posts: { en: 'Has written', ne: 'लेखेका लेख' },
} satisfies Record<string, Texts>

export interface MoreProps {
  member: EntityOf<'team'>
}

/** The details of a member below the card: areas of work, languages, ways to reach them, and links to their services and posts. */
export default function More({ member }: MoreProps) {
  const { tag, words: pageWords } = useLanguage()
  const { send } = pageWords.contact
  const { email, phone, services = [], posts = [] } = member
  const texts = (['areas', 'languages'] as const).flatMap((field) => {
    const text = member[field]
    return text ? [{ field, text }] : []
  })
  return (
    <>
      {texts.length > 0 && (
        <dl className="mt-2 text-small">
          {texts.map(({ field, text }) => (
            <div key={field} className="mt-1">
              <dt className="inline text-soft">{words[field][tag]}: </dt>
              <dd className="inline" dir="auto" lang={langOf(member, field)}>
                {text}
              </dd>
            </div>
          ))}
        </dl>
      )}
      <p>
        <Link
          to={contactPath({ type: 'team', key: member._id })}
          aria-label={`${send}: ${member.name}`}
          className={way}
        >
          <MessageCircle aria-hidden className="size-4 shrink-0" />
          {send}
        </Link>
      </p>
      {email && (
        <p>
          <a href={`mailto:${encodeURIComponent(email).replace('%40', '@')}`} className={way}>
            <Mail aria-hidden className="size-4 shrink-0" />
            <span className="min-w-0 wrap-anywhere">
              {email.slice(0, email.indexOf('@') + 1)}
              <wbr />
              {email.slice(email.indexOf('@') + 1)}
            </span>
          </a>
        </p>
      )}
      {phone && (
        <p>
          <a href={telephoneHref(phone)} className={way}>
            <Phone aria-hidden className="size-4 shrink-0" />
            {telephoneText(phone)}
          </a>
        </p>
      )}
      <Named label={words.services[tag]} type="service" entries={services} />
      <Named label={words.posts[tag]} type="blog" entries={posts} />
    </>
  )
}

const way = 'link inline-flex min-h-11 max-w-full items-center gap-2 text-small tabular-nums'

function Named({ label, type, entries }: { label: string; type: PageName; entries: readonly Reference[] }) {
  if (entries.length === 0) return null
  return (
    <div className="mt-4 text-small">
      <p className="text-soft">{label}</p>
      <ul className="flex flex-col">
        {entries.map((entry) => (
          <li key={entry._id}>
            <Link
              to={entryPath(type, entry.slug ?? '')}
              dir="auto"
              lang={langOf(entry, 'name')}
              className="link inline-flex min-h-8 items-center py-1 pointer-coarse:min-h-11"
            >
              {entry.name}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  )
}
