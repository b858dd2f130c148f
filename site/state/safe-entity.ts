import { type EntityOf, type ResourceName, resources } from '#contract/index.ts'
import type { Resource } from '#contract/resource.ts'
import { excerpt } from '../text/excerpt.ts'
import { escapeHtml, plainText } from '#contract/plain-text.ts'
import { safeHtml } from '../text/safe-html.ts'

/** The longest text that a card shows of a description, in graphemes. */
const CARD_TEXT = 150

/** An entry with its HTML fit to be shown. */
export async function safeEntity<Name extends ResourceName>(
  name: Name,
  entity: EntityOf<Name>,
): Promise<EntityOf<Name>> {
  const type: Resource = resources[name]
  const texts = Object.entries(entity).map(async ([field, value]) =>
    type.fields[field]?.kind === 'html' && typeof value === 'string' ? [field, await safeHtml(value)] : [field, value],
  )
  return { ...entity, ...Object.fromEntries(await Promise.all(texts)) }
}

/**
 * An entry as lists keep it. A type with slugs has pages of its own for its descriptions: its lists keep only their
 * beginning, or a page with many cards would carry every text in full; and what only those pages' heads say is left out.
 */
export async function listedEntity<Name extends ResourceName>(
  name: Name,
  entity: EntityOf<Name>,
): Promise<EntityOf<Name>> {
  const type: Resource = resources[name]
  if (!type.slugFrom) return safeEntity(name, entity)
  const shortened = Object.entries({ ...entity, seo: undefined }).map(([field, value]) =>
    type.fields[field]?.kind === 'html' && typeof value === 'string' ? [field, beginning(value)] : [field, value],
  )
  return { ...entity, ...Object.fromEntries(shortened) }
}

const beginning = (html: string): string => escapeHtml(excerpt(plainText(html), CARD_TEXT))
