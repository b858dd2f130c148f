import type { ReactNode } from 'react'

import type { PageName } from '#contract/index.ts'

import { langOf } from '../language/fell-back.ts'
import { useWords } from '../language/use-language.ts'
import { entryPath } from '../paths/entry-path.ts'
import { useList } from '../state/use-content.ts'
import { useSiteContent } from '../state/site-content.ts'
import { FallbackMark } from '../ui/fallback-mark.tsx'
import { Picture } from '../ui/picture.tsx'
import { EntryDate } from './entry-date.tsx'
import { recentPosts } from './recent-posts.ts'
import { TagList } from './tag-links.tsx'
import { Link } from '../ui/link.tsx'

export interface SidebarProps {
  entryType: PageName
  /** The path of the page's entry, which is marked. */
  current: string
}

/** The sidebar of a service or post. */
export default function Sidebar({ entryType, current }: SidebarProps) {
  const site = useSiteContent()
  const words = useWords()
  const services = useList('service').items
  const { items, total } = useList('blog', recentPosts(entryType))
  const posts = items.filter(({ slug }) => entryPath('blog', slug) !== current)
  const tags = site.tags.map((name, index) => ({
    name,
    slug: site.tagSlugs?.[index],
    lang: langOf(site, `tags.${index}`) ?? langOf(site, 'tags'),
  }))
  return (
    <aside aria-label={words.content.moreToRead} className="flex flex-col gap-10">
      {services.length > 0 && (
        <Block title={words.content.services}>
          <ul className="border-t border-line">
            {services.map((service) => (
              <li key={service._id} className="border-b border-line">
                <Link
                  to={entryPath('service', service.slug)}
                  aria-current={entryPath('service', service.slug) === current ? 'page' : undefined}
                  dir="auto"
                  className="flex min-h-11 items-center gap-2 py-2 text-small hover:text-brand aria-[current]:font-semibold aria-[current]:text-brand"
                >
                  <span lang={langOf(service, 'title')}>{service.title}</span>
                  <FallbackMark lang={langOf(service, 'title')} />
                </Link>
              </li>
            ))}
          </ul>
        </Block>
      )}
      {posts.length > 0 && (
        <Block title={words.content.recentPosts}>
          <ul className="flex flex-col gap-4">
            {posts.map((post) => (
              <li key={post._id} className="group relative flex gap-4">
                <Picture
                  image={post.image}
                  lang={langOf(post, 'image.alt')}
                  sizes="96px"
                  className="aspect-3/2 w-24 shrink-0 self-start rounded-md border border-line"
                />
                <div className="min-w-0">
                  <Link
                    to={entryPath('blog', post.slug)}
                    dir="auto"
                    lang={langOf(post, 'title')}
                    className="clamp-2 text-small font-semibold after:absolute after:inset-0 hover:text-brand"
                  >
                    {post.title}
                  </Link>
                  <EntryDate at={post.createdAt} className="text-note text-soft" />{' '}
                  <FallbackMark lang={langOf(post, 'title')} />
                </div>
              </li>
            ))}
          </ul>
          {entryType === 'blog' && total > items.length && (
            <Link to="/blog" className="mt-4 inline-flex min-h-11 items-center text-small font-semibold text-brand">
              {words.home.viewAll}
            </Link>
          )}
        </Block>
      )}
      {tags.length > 0 && (
        <Block title={words.content.tags}>
          <FallbackMark lang={tags.find(({ lang }) => lang !== undefined)?.lang} className="mb-3" />
          <TagList tags={tags} />
        </Block>
      )}
    </aside>
  )
}

const Block = ({ title, children }: { title: string; children: ReactNode }) => (
  <section>
    <h2 className="mb-4 text-h3">{title}</h2>
    {children}
  </section>
)
