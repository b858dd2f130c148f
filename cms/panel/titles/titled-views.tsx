import { DefaultListView, ViewDescription } from '@payloadcms/ui'
import type { CollectionSlug, ListViewServerProps, ViewDescriptionServerProps } from 'payload'

import { languageOf } from '#contract/languages.ts'
import { arrayOf, recordOf } from '#contract/narrow.ts'
import { otherTitles } from '#cms/content/other-titles.ts'
import { titleColumn } from '#cms/content/row-title.ts'
import { propsOfList } from '#cms/internals/payload-titles.ts'

import { NameByOtherTitle, OtherTitlesOfRows } from './other-title.tsx'

/** Payload's list of a collection, whose rows without a title in its language have that of another one. */
export async function TitledList(props: ListViewServerProps) {
  const { collectionConfig, collectionSlug, data, locale, payload, user } = props
  const column = titleColumn(collectionConfig)
  const rows = arrayOf(data['docs']).map(recordOf)
  const ids = rows.filter((row) => !row[column]).map(({ id }) => id)
  const titles = await otherTitles({ payload, user }, collectionSlug as CollectionSlug, ids, languageOf(locale?.code))
  return (
    <OtherTitlesOfRows titles={titles}>
      <DefaultListView {...propsOfList(props)} />
    </OtherTitlesOfRows>
  )
}

/** A collection's description, in lists and above an entry, which it names by its title in another language where it has none. */
export async function TitledDescription({
  collectionSlug,
  description,
  id,
  locale,
  payload,
  user,
}: ViewDescriptionServerProps) {
  const ids = id === undefined ? [] : [id]
  const titles = await otherTitles({ payload, user }, collectionSlug as CollectionSlug, ids, languageOf(locale?.code))
  const other = titles[String(id)]
  return (
    <>
      <ViewDescription description={description} />
      {other && <NameByOtherTitle other={other} />}
    </>
  )
}
