import type { PayloadRequest } from 'payload'

import { isId } from '#collections/row-id.ts'
import { sources } from '#collections/sources.ts'
import { resourceNames, resources } from '#contract/index.ts'
import { IMAGE_ID } from '#contract/image-file.ts'
import { DEFAULT_LANGUAGE, textsByLanguage } from '#contract/languages.ts'
import { checkImageId, type Picture, type PicturePage, type FileUse, type UsedPicture } from '#contract/media.ts'
import { textOf } from '#contract/narrow.ts'
import { notFound } from '#contract/messages.ts'
import { contentTag, etagHeader } from '#cms/common/etag.ts'
import { invalidField, invalidFields, notFoundError } from '#cms/common/http-error.ts'
import { requireMatch } from '#cms/common/if-match.ts'
import type { Row } from '#cms/internals/payload-row-queries.ts'
import { entryRows } from '#cms/internals/payload-rows.ts'
import { columnsOfImage, imageOf } from '#cms/media/api-image.ts'
import { documentIds } from '#cms/media/documents.ts'
import { idsUsed, type Use, usesOf } from '#cms/media/uses.ts'
import { fold } from '#cms/search-words/fold.ts'
import { behindPicture, type ListPage } from './list-query.ts'
import { rowBatches } from '#cms/content/row-batches.ts'

/** The library of pictures, as the staff's calls return it. */

const columns = [...Object.keys(columnsOfImage), 'originalName', 'filesize', 'createdAt']

/** The page and the filters of a list of pictures. */
export interface PictureQuery {
  page: ListPage
  /** The id of a picture of the library: only those that follow it. */
  after: string | undefined
  /** A picture has all of them in its names and alternative texts. */
  words: readonly string[]
  withoutAlt: boolean
  /** Only pictures that nothing outside of the trash uses. */
  unused: boolean
}

/** A page of the library, the newest first; throws 400 if `after` is no picture of it. */
export async function listPictures(req: PayloadRequest, query: PictureQuery): Promise<PicturePage> {
  const all = await entryRows(req).ids({ collection: 'media', onlyPublished: false, words: [], order: 'newest' })
  const documents = new Set(await documentIds(req))
  const pictures = all.ids.filter((id) => !documents.has(id))
  // Cut before it is filtered: a change may have taken the picture itself out of what is found.
  const ids = await filtered(req, behindPicture(pictures, query.after), query)
  const { limit, page } = query.page
  const shown = ids.slice((page - 1) * limit, page * limit)
  const rows = await entryRows(req).byId('media', shown, columns, 'all')
  return { pictures: shown.flatMap((id) => pictureOf(rows.get(id)) ?? []), total: ids.length }
}

async function filtered(
  req: PayloadRequest,
  ids: string[],
  { words, withoutAlt, unused }: PictureQuery,
): Promise<string[]> {
  const used = unused ? await idsUsed(req.payload, 'any') : undefined
  const free = used ? ids.filter((id) => !used.has(id)) : ids
  if (words.length === 0 && !withoutAlt) return free
  const found: string[] = []
  const folded = words.map(fold)
  for await (const rows of rowBatches(req, 'media', free, ['filename', 'originalName', 'alt'], 'all'))
    for (const { id, filename, originalName, alt: stored } of rows) {
      const alt = textsByLanguage(stored)
      const text = fold([filename, originalName, ...Object.values(alt)].map(textOf).join('\n'))
      if (folded.every((word) => text.includes(word)) && !(withoutAlt && alt[DEFAULT_LANGUAGE] !== '')) found.push(id)
    }
  return found
}

/** One picture; throws 404, or 412 if it does not match `If-Match`. */
export async function readPicture(req: PayloadRequest, id: string, ifMatch: string | null = null): Promise<Picture> {
  const rows = isId(req, id) ? await entryRows(req).byId('media', [id], columns, 'all') : new Map<string, Row>()
  const picture = pictureOf(rows.get(id))
  if (!picture) throw notFoundError('Picture')
  requireMatch(ifMatch, picture.revision.slice(1, -1))
  return picture
}

/** The same with the entries and settings that use it. */
export async function readUsedPicture(req: PayloadRequest, id: string): Promise<UsedPicture> {
  const picture = await readPicture(req, id)
  return { ...picture, uses: usesIn(await usesOf(req.payload, id)) }
}

/** The uses of a picture or document, as the API returns them. */
export function usesIn(uses: readonly Use[]): FileUse[] {
  return uses.map(fileUse)
}

function fileUse({ slug, id, title }: Use): FileUse {
  const source = sources.find(({ collection }) => collection === slug)
  const type = resourceNames.find((name) => resources[name] === source?.type)
  return { type: type ?? null, _id: id, title }
}

function pictureOf(row: Row | undefined): Picture | undefined {
  if (!row) return undefined
  const alt = textsByLanguage(row['alt'])
  const image = imageOf({ ...row, alt: alt[DEFAULT_LANGUAGE] })
  if (!image) return undefined
  const tag = contentTag(JSON.stringify([image, alt]))
  return {
    _id: row.id,
    name: textOf(row['originalName']),
    image,
    alt,
    bytes: Number(row['filesize'] ?? 0),
    uploadedAt: new Date(String(row['createdAt'])).toISOString(),
    revision: etagHeader(tag),
  }
}

/** The id of the picture of the library that an entry's fields name; throws 400 if there is no such picture. */
export async function chosenPicture(
  req: PayloadRequest,
  fields: Readonly<Record<string, unknown>>,
): Promise<string | undefined> {
  const checked = checkImageId(fields)
  if (!checked.ok) throw invalidFields(checked.errors)
  const { values: id } = checked
  if (id === undefined) return undefined
  const rows = isId(req, id) ? await entryRows(req).byId('media', [id], columns, 'all') : new Map<string, Row>()
  if (!pictureOf(rows.get(id))) throw invalidField(IMAGE_ID, notFound('Picture'))
  return id
}
