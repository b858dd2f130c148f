import type { EntityOf } from '#contract/index.ts'
import { entryPath } from '../paths/entry-path.ts'
import { formatDate } from '../text/dates.ts'
import { plainText } from '#contract/plain-text.ts'
import { Card, CardGrid } from '../ui/card.tsx'
import { Excerpt } from '../ui/excerpt.tsx'
import { Picture, type Priority, priorityAt } from '../ui/picture.tsx'

const SERVICE_TEXT = 80
const POST_TITLE = 40
const POST_TEXT = 150
const sizes = '(min-width: 64rem) 360px, (min-width: 40rem) 45vw, 90vw'

interface CardsProps<Item> {
  items: readonly Item[]
  /** The page's main list: headings of level 2, and the pictures of the first row are not loaded lazily. */
  isMain?: boolean
}

/** Cards in a row of the widest grid. */
const ROW = 3

const picture = ({ image }: EntityOf<'service'> | EntityOf<'blog'>, priority: Priority) => (
  <Picture image={image} sizes={sizes} priority={priority} className="aspect-3/2 w-full border-b border-line" />
)

/** Services as cards. */
export const ServiceCards = ({ items, isMain = false }: CardsProps<EntityOf<'service'>>) => (
  <CardGrid>
    {items.map((service, index) => (
      <li key={service._id}>
        <Card
          picture={picture(service, priorityAt(index, isMain ? ROW : 0))}
          title={<span dir="auto">{service.title}</span>}
          level={isMain ? 2 : 3}
          text={<Excerpt text={plainText(service.description)} length={SERVICE_TEXT} />}
          to={entryPath('service', service.slug)}
          link="Read More"
        />
      </li>
    ))}
  </CardGrid>
)

/** Posts as cards. */
export const PostCards = ({ items, isMain = false }: CardsProps<EntityOf<'blog'>>) => (
  <CardGrid>
    {items.map((post, index) => (
      <li key={post._id}>
        <Card
          picture={picture(post, priorityAt(index, isMain ? ROW : 0))}
          note={<time dateTime={post.createdAt}>{formatDate(post.createdAt)}</time>}
          title={<Excerpt text={post.title} length={POST_TITLE} />}
          level={isMain ? 2 : 3}
          text={<Excerpt text={plainText(post.description)} length={POST_TEXT} />}
          to={entryPath('blog', post.slug)}
          link="Read More"
        />
      </li>
    ))}
  </CardGrid>
)
