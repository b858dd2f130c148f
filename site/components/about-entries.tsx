import type { EntityOf } from '#contract/index.ts'
import { langOf } from '../language/fell-back.ts'
import { entryId } from '../paths/entry-path.ts'
import { FallbackMark } from '../ui/fallback-mark.tsx'
import { Picture, priorityAt } from '../ui/picture.tsx'
import { RichText } from '../ui/rich-text.tsx'

interface AboutEntriesProps {
  items: readonly EntityOf<'about'>[]
  /** The component is at the top of the page, so its first picture is not loaded lazily. */
  isMain?: boolean
}

/** The about entries: picture and text on alternating sides. */
export function AboutEntries({ items, isMain = false }: AboutEntriesProps) {
  return (
    <ul className="flex flex-col gap-16 lg:gap-24">
      {items.map((about, index) => (
        <li
          key={about._id}
          id={entryId('about', about._id)}
          className="group grid items-start gap-8 lg:grid-cols-2 lg:gap-16"
        >
          <Picture
            image={about.image}
            lang={langOf(about, 'image.alt')}
            priority={priorityAt(index, isMain ? 1 : 0)}
            sizes="(min-width: 64rem) 540px, 90vw"
            className="aspect-3/2 w-full rounded-card border border-line lg:group-even:order-last"
          />
          <div className="min-w-0">
            <h2 dir="auto" lang={langOf(about, 'title')} className="mb-5 text-h2">
              {about.title}
            </h2>
            <FallbackMark lang={langOf(about, 'title') ?? langOf(about, 'description')} className="mb-5" />
            <RichText html={about.description} lang={langOf(about, 'description')} />
          </div>
        </li>
      ))}
    </ul>
  )
}
