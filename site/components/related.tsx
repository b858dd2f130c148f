import { type ReactNode, useId } from 'react'

import type { DocumentFile } from '#contract/fields/documents.ts'
import type { Reference } from '#contract/fields/reference.ts'
import type { PageName } from '#contract/index.ts'
import type { Texts } from '#contract/resource.ts'
import { langOf } from '../language/fell-back.ts'
import { useLanguage } from '../language/use-language.ts'
import { entryId, entryPath } from '../paths/entry-path.ts'
import { twoInitials } from '../text/two-initials.ts'
import { Link } from '../ui/link.tsx'
import { Downloads, documentsTitle } from './downloads.tsx'
import { FallbackMark } from '../ui/fallback-mark.tsx'
import { Picture } from '../ui/picture.tsx'

const titles = {
  author: { en: 'Written by', ne: 'लेखक' },
  people: { en: 'Who to ask', ne: 'कसलाई सोध्ने' },
  service: { en: 'Our services for this', ne: 'यससँग सम्बन्धित सेवा' },
  blog: { en: 'Posts about this service', ne: 'यस सेवाबारे लेख' },
  deadline: { en: 'Deadlines for this', ne: 'यससँग सम्बन्धित म्याद' },
} satisfies Record<string, Texts>

export interface RelatedProps {
  documents?: readonly DocumentFile[] | undefined
  author?: Reference | null | undefined
  people?: readonly Reference[] | undefined
  services?: readonly Reference[] | undefined
  deadlines?: readonly Reference[] | undefined
  posts?: readonly Reference[] | undefined
}

/** The related content of an entry's page: downloads, people, services, deadlines and posts. */
export default function Related({
  documents = [],
  author,
  people = [],
  services = [],
  deadlines = [],
  posts = [],
}: RelatedProps) {
  return (
    <>
      {documents.length > 0 && (
        <Part heading={documentsTitle}>
          <Downloads documents={documents} />
        </Part>
      )}
      <People heading={titles.author} people={author ? [author] : []} />
      <People heading={titles.people} people={people} />
      <Entries type="service" entries={services} />
      <Entries type="deadline" entries={deadlines} />
      <Entries type="blog" entries={posts} />
    </>
  )
}

function Part({ heading, children }: { heading: Texts; children: ReactNode }) {
  const { tag } = useLanguage()
  const id = useId()
  return (
    <section aria-labelledby={id} className="mt-12 max-w-text">
      <h2 id={id} className="mb-4 text-h3">
        {heading[tag]}
      </h2>
      {children}
    </section>
  )
}

function People({ heading, people }: { heading: Texts; people: readonly Reference[] }) {
  if (people.length === 0) return null
  return (
    <Part heading={heading}>
      <ul className="grid gap-4 sm:grid-cols-2">
        {people.map((person) => (
          <Person key={person._id} person={person} />
        ))}
      </ul>
    </Part>
  )
}

const Person = ({ person }: { person: Reference }) => (
  <li className="relative flex items-center gap-4 rounded-card border border-line bg-paper p-4 transition-colors duration-150 ease-out has-[a:hover]:border-brand">
    <Picture
      image={person.image ?? null}
      lang={langOf(person, 'image.alt')}
      sizes="64px"
      className="aspect-4/5 w-16 shrink-0 rounded-md border border-line"
      placeholder={
        <div
          aria-hidden
          lang={langOf(person, 'name')}
          className="serif flex size-full items-center justify-center bg-mist text-h3 text-brand"
        >
          {twoInitials(person.name)}
        </div>
      }
    />
    <div className="min-w-0">
      <Link
        to={`/team#${entryId('team', person._id)}`}
        dir="auto"
        lang={langOf(person, 'name')}
        className="font-semibold after:absolute after:inset-0 hover:text-brand"
      >
        {person.name}
      </Link>
      <p dir="auto" lang={langOf(person, 'detail')} className="text-note text-soft">
        {person.detail}
      </p>
      <FallbackMark lang={langOf(person, 'name') ?? langOf(person, 'detail')} />
    </div>
  </li>
)

function Entries({ type, entries }: { type: PageName & keyof typeof titles; entries: readonly Reference[] }) {
  if (entries.length === 0) return null
  return (
    <Part heading={titles[type]}>
      <ul className="border-t border-line">
        {entries.map((entry) => (
          <li key={entry._id} className="border-b border-line">
            <Link
              to={entryPath(type, entry.slug ?? '')}
              dir="auto"
              className="flex min-h-11 flex-wrap items-center gap-x-2 py-2 text-brand hover:underline"
            >
              <span lang={langOf(entry, 'name')}>{entry.name}</span>
              <FallbackMark lang={langOf(entry, 'name')} />
            </Link>
          </li>
        ))}
      </ul>
    </Part>
  )
}
