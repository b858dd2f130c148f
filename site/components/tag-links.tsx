import type { Texts } from '#contract/resource.ts'
import type { Reference } from '#contract/fields/reference.ts'
import { searchPath } from '#contract/search.ts'
import { langOf } from '../language/fell-back.ts'
import { useLanguage } from '../language/use-language.ts'
import { entryPath } from '../paths/entry-path.ts'
import { FallbackMark } from '../ui/fallback-mark.tsx'
import { Link } from '../ui/link.tsx'

/** A tag as a link: to its page if it has one, else to a search for its word. */
export interface TagLink {
  name: string
  slug?: string | undefined
  lang?: string | undefined
}

/** Tags, each of which leads to what carries it. */
export const TagList = ({ tags }: { tags: readonly TagLink[] }) => (
  <ul className="flex flex-wrap gap-2">
    {tags.map(({ name, slug, lang }) => (
      <li key={slug ?? name} lang={lang}>
        <Link
          to={slug === undefined ? searchPath({ q: name }) : entryPath('tag', slug)}
          dir="auto"
          className="inline-flex min-h-8 items-center rounded-full border border-line px-3 text-note text-soft hover:border-brand hover:text-brand"
        >
          {name}
        </Link>
      </li>
    ))}
  </ul>
)

const label: Texts = { en: 'Tags of this page', ne: 'यस पृष्ठका विषय' }

export interface EntryTagsProps {
  tags?: readonly Reference[] | undefined
}

/** The tags that an entry carries, on its page. */
export default function EntryTags({ tags = [] }: EntryTagsProps) {
  const { tag } = useLanguage()
  if (tags.length === 0) return null
  const links = tags.map((each) => ({ ...each, lang: langOf(each, 'name') }))
  return (
    <nav aria-label={label[tag]} className="no-print mt-10 max-w-text">
      <FallbackMark lang={links.find(({ lang }) => lang !== undefined)?.lang} className="mb-3" />
      <TagList tags={links} />
    </nav>
  )
}
