import type { EntityOf } from '#contract/index.ts'
import { entryPath } from '../paths/entry-path.ts'
import { formatDate } from '../text/dates.ts'
import { plainText } from '#contract/plain-text.ts'
import { Card, CardGrid } from '../ui/card.tsx'
import { Excerpt } from '../ui/excerpt.tsx'
import { Picture } from '../ui/picture.tsx'

const SERVICE_TEXT = 80
const POST_TITLE = 40
const POST_TEXT = 150
const sizes = '(min-width: 64rem) 360px, (min-width: 40rem) 45vw, 90vw'

interface CardsProps<Item> {
  items: readonly Item[]
  level?: 2 | 3
}

const picture = ({ image }: EntityOf<'service'> | EntityOf<'blog'>) => (
  <Picture image={image} sizes={sizes} className="aspect-3/2 w-full border-b border-line" />
)

/** Services as cards. */
export const ServiceCards = ({ items, level = 3 }: CardsProps<EntityOf<'service'>>) => (
  <CardGrid>
    {items.map((service) => (
      <li key={service._id}>
        <Card
          picture={picture(service)}
          title={<span dir="auto">{service.title}</span>}
          level={level}
          text={<Excerpt text={plainText(service.description)} length={SERVICE_TEXT} />}
          to={entryPath('service', service.slug)}
          link="Read More"
        />
      </li>
    ))}
  </CardGrid>
)

/** Posts as cards. */
export const PostCards = ({ items, level = 3 }: CardsProps<EntityOf<'blog'>>) => (
  <CardGrid>
    {items.map((post) => (
      <li key={post._id}>
        <Card
          picture={picture(post)}
          note={<time dateTime={post.createdAt}>{formatDate(post.createdAt)}</time>}
          title={<Excerpt text={post.title} length={POST_TITLE} />}
          level={level}
          text={<Excerpt text={plainText(post.description)} length={POST_TEXT} />}
          to={entryPath('blog', post.slug)}
          link="Read More"
        />
      </li>
    ))}
  </CardGrid>
)
