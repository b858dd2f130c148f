import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'

import type { PageName } from '#contract/index.ts'

import { entryPath } from '../paths/entry-path.ts'
import { useList } from '../state/use-content.ts'
import { useSiteContent } from '../state/site-content.ts'
import { formatDate } from '../text/dates.ts'
import { Picture } from '../ui/picture.tsx'
import { recentPosts } from './recent-posts.ts'

interface SidebarProps {
  beside: PageName
  /** The path of the page's entry, which is marked. */
  current: string
}

/** The sidebar of a service or post. */
export function Sidebar({ beside, current }: SidebarProps) {
  const { tags } = useSiteContent()
  const services = useList('service').items
  const { items: posts, total } = useList('blog', recentPosts(beside))
  return (
    <aside aria-label="More to read" className="flex flex-col gap-10">
      {services.length > 0 && (
        <Block title="Services">
          <ul className="border-t border-line">
            {services.map(({ _id, slug, title }) => (
              <li key={_id} className="border-b border-line">
                <Link
                  to={entryPath('service', slug)}
                  aria-current={entryPath('service', slug) === current ? 'page' : undefined}
                  dir="auto"
                  className="flex min-h-11 items-center py-2 text-small hover:text-brand aria-[current]:font-semibold aria-[current]:text-brand"
                >
                  {title}
                </Link>
              </li>
            ))}
          </ul>
        </Block>
      )}
      {posts.length > 0 && (
        <Block title="Recent Posts">
          <ul className="flex flex-col gap-4">
            {posts.map((post) => (
              <li key={post._id} className="group relative flex gap-4">
                <Picture
                  image={post.image}
                  sizes="96px"
                  className="aspect-3/2 w-24 shrink-0 self-start rounded-md border border-line"
                />
                <div className="min-w-0">
                  <Link
                    to={entryPath('blog', post.slug)}
                    dir="auto"
                    aria-current={entryPath('blog', post.slug) === current ? 'page' : undefined}
                    className="clamp-2 text-small font-semibold after:absolute after:inset-0 hover:text-brand"
                  >
                    {post.title}
                  </Link>
                  <time dateTime={post.createdAt} className="text-note text-soft">
                    {formatDate(post.createdAt)}
                  </time>
                </div>
              </li>
            ))}
          </ul>
          {beside === 'blog' && total > posts.length && (
            <Link to="/blog" className="mt-4 inline-flex min-h-11 items-center text-small font-semibold text-brand">
              View All
            </Link>
          )}
        </Block>
      )}
      <Block title="Tags">
        <ul className="flex flex-wrap gap-2">
          {tags.map((tag) => (
            <li key={tag} className="rounded-full border border-line px-3 py-1 text-note text-soft">
              {tag}
            </li>
          ))}
        </ul>
      </Block>
    </aside>
  )
}

const Block = ({ title, children }: { title: string; children: ReactNode }) => (
  <section>
    <h2 className="mb-4 text-h3">{title}</h2>
    {children}
  </section>
)
