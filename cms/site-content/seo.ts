import { HOLDS_PICTURE } from '#collections/picture-or-document.ts'
import { seoPlugin } from '@payloadcms/plugin-seo'
import type { CollectionConfig, Config, Field, Plugin, ValidateOptions } from 'payload'

import { collectionsByType } from '#collections/index.ts'
import { resourceNames, resources } from '#contract/index.ts'
import { recordOf, textOf } from '#contract/narrow.ts'
import type { Resource } from '#contract/resource.ts'
import { languageOf } from '#contract/languages.ts'
import { isSeoColumn, validateSeoText } from '#contract/seo-texts.ts'
import { plainText } from '#contract/plain-text.ts'
import { toHtml } from '#contract/rich-text/to-html.ts'
import { getSettings } from '#cms/common/environment.ts'
import { validOrShown } from '#cms/common/is-shown.ts'
import { readSiteContent } from './read-site-content.ts'

/** Characters; search engines show about as many. */
const SUGGESTED_LENGTH = 150

const types: Readonly<Record<string, Resource>> = Object.fromEntries(
  resourceNames.map((name) => [collectionsByType[name].slug, resources[name]]),
)
const collections = Object.keys(types).filter((slug) => types[slug]?.seo)

const addFields = seoPlugin({
  collections,
  uploadsCollection: 'media',
  tabbedUI: true,
  fields: ({ defaultFields }) => [note, ...defaultFields.map(withRules)],
  generateTitle: async ({ doc, req }) =>
    `${formText(doc, 'title')} | ${(await readSiteContent(req.payload)).shortName}`,
  generateDescription: ({ doc }: { doc: unknown }) => beginning(plainText(toHtml(recordOf(doc)['description']))),
  generateImage: ({ doc }: { doc: unknown }) => formText(doc, 'image'),
  generateURL: ({ doc, collectionConfig, req }) => {
    const page = typeOf(collectionConfig)?.page
    const origin = getSettings().publicUrl ?? req.headers.get('origin') ?? ''
    return origin + (page ? `${page.path}/${formText(doc, 'slug')}` : '/')
  },
})

const typeOf = (collection: { slug: string } | undefined): Resource | undefined => types[collection?.slug ?? '']

/** A text among the values of the panel's form. */
const formText = (form: unknown, name: string): string => textOf(recordOf(form)[name])

const beginning = (text: string): string =>
  text.length <= SUGGESTED_LENGTH
    ? text
    : `${Array.from(text)
        .slice(0, SUGGESTED_LENGTH)
        .join('')
        .replace(/\s+\S*$/, '')}…`

/** Explains empty fields, which the plugin marks as missing. */
const note: Field = {
  name: 'note',
  type: 'ui',
  admin: { components: { Field: '/seo/note.tsx#Note' }, disableListColumn: true },
}

type Validated = Pick<ValidateOptions<unknown, unknown, object, unknown>, 'collectionSlug' | 'id' | 'req'>

/** The plugin's field with the contract's limits, which then hold on every route, and labels of our own. */
function withRules(field: Field): Field {
  if (field.type === 'upload') {
    field.label = 'Picture'
    field.localized = false
    Object.assign(field, HOLDS_PICTURE)
    if (field.admin) field.admin.description = 'Left empty, the picture of the entry.'
  }
  if ((field.type !== 'text' && field.type !== 'textarea') || !isSeoColumn(field.name)) return field
  const { name } = field
  return {
    ...field,
    // As on the staff's screens.
    label: `Search ${name}`,
    localized: true,
    validate: async (value: unknown, { collectionSlug: collection, id, req }: Validated) => {
      const { message } = validateSeoText(name, value ?? '')
      const place = { collection, id, path: `meta.${name}`, language: languageOf(req.locale) }
      return validOrShown(message ?? true, value, place, req)
    },
  }
}

/** Puts an entry's fields into a first tab, so that the plugin adds its own behind it; sidebar fields stay outside. */
function inTabs(collection: CollectionConfig): CollectionConfig {
  if (!collections.includes(collection.slug)) return collection
  const sidebar = collection.fields.filter(isInSidebar)
  const main = collection.fields.filter((field) => !isInSidebar(field))
  return { ...collection, fields: [{ type: 'tabs', tabs: [{ label: 'Content', fields: main }] }, ...sidebar] }
}

const isInSidebar = ({ admin }: Field): boolean =>
  admin !== undefined && 'position' in admin && admin.position === 'sidebar'

/** Title, description and picture for search engines and shared links, in a tab beside an entry's content. */
export const seo: Plugin = (config: Config) =>
  addFields({ ...config, collections: (config.collections ?? []).map(inTabs) })
