import type { EntityOf } from '#contract/index.ts'
import { Picture } from '../ui/picture.tsx'
import { RichText } from '../ui/rich-text.tsx'

interface AboutEntriesProps {
  items: readonly EntityOf<'about'>[]
  level: 2 | 3
}

/** The about entries: picture and text on alternating sides. */
export function AboutEntries({ items, level }: AboutEntriesProps) {
  const Heading = level === 2 ? 'h2' : 'h3'
  return (
    <ul className="flex flex-col gap-16 lg:gap-24">
      {items.map(({ _id, image, title, description }) => (
        <li key={_id} className="group grid items-center gap-8 lg:grid-cols-2 lg:gap-16">
          <Picture
            image={image}
            sizes="(min-width: 64rem) 540px, 90vw"
            className="aspect-3/2 w-full rounded-card border border-line lg:group-even:order-last"
          />
          <div className="min-w-0">
            <Heading dir="auto" className="mb-5 text-h2">
              {title}
            </Heading>
            <RichText html={description} />
          </div>
        </li>
      ))}
    </ul>
  )
}
