import type { EntityOf } from '#contract/index.ts'
import { EntryDate } from './entry-date.tsx'
import { entryPath } from '../paths/entry-path.ts'
import { langOf } from '../language/fell-back.ts'
import { useWords } from '../language/use-language.ts'
import { plainText } from '#contract/plain-text.ts'
import { Card, CardGrid } from '../ui/card.tsx'
import { FallbackMark } from '../ui/fallback-mark.tsx'
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

type CardEntry = EntityOf<'service'> | EntityOf<'blog'>

const picture = (entry: CardEntry, priority: Priority) => (
  <Picture
    image={entry.image}
    lang={langOf(entry, 'image.alt')}
    sizes={sizes}
    priority={priority}
    className="aspect-3/2 w-full border-b border-line"
  />
)

/** No mark if both texts are in the page's language. */
function fallbackMark(entry: CardEntry) {
  const lang = langOf(entry, 'title') ?? langOf(entry, 'description')
  return lang && <FallbackMark lang={lang} />
}

/** Services as cards. */
export const ServiceCards = ({ items, isMain = false }: CardsProps<EntityOf<'service'>>) => {
  const { openEntry } = useWords().content
  return (
    <CardGrid>
      {items.map((service, index) => (
        <li key={service._id}>
          <Card
            picture={picture(service, priorityAt(index, isMain ? ROW : 0))}
            note={fallbackMark(service)}
            title={
              <span dir="auto" lang={langOf(service, 'title')}>
                {service.title}
              </span>
            }
            level={isMain ? 2 : 3}
            text={
              <Excerpt
                text={plainText(service.description)}
                length={SERVICE_TEXT}
                lang={langOf(service, 'description')}
              />
            }
            to={entryPath('service', service.slug)}
            link={openEntry}
          />
        </li>
      ))}
    </CardGrid>
  )
}

/** Posts as cards. */
export const PostCards = ({ items, isMain = false }: CardsProps<EntityOf<'blog'>>) => {
  const { openEntry } = useWords().content
  return (
    <CardGrid>
      {items.map((post, index) => (
        <li key={post._id}>
          <Card
            picture={picture(post, priorityAt(index, isMain ? ROW : 0))}
            note={
              <>
                <EntryDate at={post.createdAt} /> {fallbackMark(post)}
              </>
            }
            title={<Excerpt text={post.title} length={POST_TITLE} lang={langOf(post, 'title')} />}
            level={isMain ? 2 : 3}
            text={<Excerpt text={plainText(post.description)} length={POST_TEXT} lang={langOf(post, 'description')} />}
            to={entryPath('blog', post.slug)}
            link={openEntry}
          />
        </li>
      ))}
    </CardGrid>
  )
}
