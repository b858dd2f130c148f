import type { CollectionConfig, Field } from 'payload'

import { titleColumn } from './row-title.ts'

/** The panel's components (cms/panel). */
const CELL = '/titles/other-title.tsx#TitleCell'
const LIST = '/titles/titled-views.tsx#TitledList'
const DESCRIPTION = '/titles/titled-views.tsx#TitledDescription'

/** Shows entries in the panel under their title in another language where they have none in the chosen one, if titles are localized. */
export function withOtherTitles(collection: CollectionConfig): CollectionConfig {
  const column = titleColumn(collection)
  const withCell = (field: Field): Field =>
    field.type === 'text' && field.name === column
      ? { ...field, admin: { ...field.admin, components: { ...field.admin?.components, Cell: CELL } } }
      : field
  const isLocalized = collection.fields.some(
    (field) => field.type === 'text' && field.name === column && field.localized,
  )
  if (!isLocalized) return collection
  const { components } = collection.admin ?? {}
  const views = { ...components?.views, list: { ...components?.views?.list, Component: LIST } }
  return {
    ...collection,
    fields: collection.fields.map(withCell),
    admin: { ...collection.admin, components: { ...components, views, Description: DESCRIPTION } },
  }
}
