import { kindOf } from '#contract/fields/index.ts'
import { type EntityOf, type ResourceName, resourceOf, resources } from '#contract/index.ts'
import type { Resource } from '#contract/resource.ts'
import { readableColours } from '../text/author-colours.ts'
import { htmlExcerpt } from '../text/excerpt.ts'
import { escapeHtml } from '#contract/plain-text.ts'
import { orderedHeadings } from '../text/ordered-headings.ts'
import { safeHtml } from '../text/safe-html.ts'
import { scrollingTables } from '../text/scrolling-tables.ts'

/** The longest description on a card, in graphemes. */
const CARD_TEXT = 150

/** An entry with sanitized HTML, as it is edited. */
export const safeEntity = <Entry extends object>(name: ResourceName, entity: Entry): Promise<Entry> =>
  withHtml(name, entity, safeHtml)

/**
 * An entry with sanitized HTML, as pages show it: with readable colours, scrolling tables and ordered headings.
 *
 * @param isListed whether headings begin at level 3, below an entry's title in a list, instead of at level 2 with ids
 */
export function shownEntity<Entry extends object>(
  name: ResourceName,
  entity: Entry,
  isListed = !hasPage(name),
): Promise<Entry> {
  return withHtml(name, entity, async (html) => {
    const shown = scrollingTables(readableColours(await safeHtml(html)))
    return isListed ? orderedHeadings(shown, 3) : orderedHeadings(shown, 2, true)
  })
}

const hasPage = (name: ResourceName): boolean => resourceOf(name).page !== undefined

async function withHtml<Entry extends object>(
  name: ResourceName,
  entity: Entry,
  convert: (html: string) => Promise<string>,
): Promise<Entry> {
  const type: Resource = resources[name]
  const texts = Object.entries(entity).map(async ([field, value]) =>
    isHtml(type, field) && typeof value === 'string' ? [field, await convert(value)] : [field, value],
  )
  return { ...entity, ...Object.fromEntries(await Promise.all(texts)) }
}

/**
 * An entry as lists store it: with whole descriptions if its type has no pages or `page.list.isWhole` is set, else with only the
 * beginning of each description (CARD_TEXT graphemes, as escaped text) and without `seo`.
 */
export async function listedEntity<Name extends ResourceName>(
  name: Name,
  entity: EntityOf<Name>,
): Promise<EntityOf<Name>> {
  const type: Resource = resources[name]
  if (!type.page || type.page.list.isWhole) return shownEntity(name, entity, true)
  const shortened = Object.entries({ ...entity, seo: undefined }).map(([field, value]) =>
    isHtml(type, field) && typeof value === 'string' ? [field, beginning(value)] : [field, value],
  )
  return { ...entity, ...Object.fromEntries(shortened) }
}

function isHtml({ fields }: Resource, name: string): boolean {
  const field = fields[name]
  return field !== undefined && kindOf(field).isHtml === true
}

const beginning = (html: string): string => escapeHtml(htmlExcerpt(html, CARD_TEXT))
