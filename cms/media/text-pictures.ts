import type { Payload, PayloadRequest } from 'payload'

import { isId } from '#collections/row-id.ts'
import { IS_PICTURE } from '#collections/picture-or-document.ts'
import { htmlFieldName, richTextFields } from '#collections/field-kinds.ts'
import { isRecord, textOf } from '#contract/narrow.ts'
import { type Language, languageOf, LANGUAGES } from '#contract/languages.ts'
import type { Image, Resource } from '#contract/resource.ts'
import { attributeText } from '#contract/rich-text/escape.ts'
import type { PictureNode, RichText } from '#contract/rich-text/nodes.ts'
import { pictureNodesIn, replacePictures } from '#contract/rich-text/file-nodes.ts'
import { fileNameIn, imageTag } from '#contract/rich-text/pictures.ts'
import { valueInLanguage } from '#cms/content/fall-back.ts'
import type { WithTrash } from '#cms/internals/payload-row-queries.ts'
import { imageOf, imageRows } from './api-image.ts'

/** Pictures in texts: found in the library when a text is written, and shown as they are there when it is read. */

type Named = Readonly<Record<string, unknown>> & { readonly id: string }

/**
 * Reduces a text's pictures to ids of the library; others are replaced by their caption or alternative text. An alternative
 * text that equals the picture's own is not stored.
 */
export async function findTextPictures(payload: Payload, structure: RichText): Promise<RichText> {
  const named = pictureNodesIn(structure)
  if (named.length === 0) return structure
  const ids = named.flatMap(({ value }) => (isId({ payload }, textOf(value)) ? textOf(value) : []))
  const files = named.flatMap(({ shown }) => (isRecord(shown) ? textOf(shown['src']).slice('/media/'.length) : []))
  // Includes trashed pictures, which are restored with what uses them.
  const { docs } = await payload.db.find<Named>({
    collection: 'media',
    where: {
      and: [IS_PICTURE, { or: [{ id: { in: [...new Set(ids)] } }, { filename: { in: [...new Set(files)] } }] }],
    },
    select: { filename: true, alt: true },
    limit: 0,
    pagination: false,
  })
  const byId = new Map(docs.map((found) => [found.id, found]))
  const byFile = new Map(docs.map((found) => [textOf(found['filename']), found]))
  return replacePictures(structure, (picture) => {
    const found = byId.get(picture.value) ?? (picture.shown && byFile.get(fileNameIn(picture.shown)))
    return found && namedOnly(picture, found)
  })
}

function namedOnly({ shown: _shown, ...picture }: PictureNode, { id, alt }: Named): PictureNode {
  const isOwn = LANGUAGES.some((language) => textOf(valueInLanguage(alt, language).value).trim() === picture.fields.alt)
  return { ...picture, value: id, fields: { ...picture.fields, ...(isOwn ? { alt: '' } : {}) } }
}

const IMAGE = '<img data-picture="'
/** Figures as cms/rich-text writes them: texts and attributes have no angle brackets. */
const figures =
  /<figure><img data-picture="([0-9a-f-]{24,36})"[^>]*? alt="([^">]*)" loading="lazy">(<figcaption>[^<]*<\/figcaption>)?<\/figure>/g

type Document = Readonly<Record<string, unknown>>

/** Documents with the files, sizes and alternative texts of the pictures in their texts; those that are gone are left out. */
export async function showTextPictures(
  req: PayloadRequest,
  type: Resource,
  documents: readonly Document[],
  language: Language,
  trash: WithTrash = {},
): Promise<Document[]> {
  const columns = richTextFields(type).map(htmlFieldName)
  const ids = new Set(
    documents.flatMap((document) => columns.flatMap((column) => textsOf(document[column]).flatMap(idsIn))),
  )
  if (ids.size === 0) return [...documents]
  const valid = [...ids].filter((id) => isId(req, id))
  const found = await imageRows(req, valid, language, trash)
  const show = (html: unknown, shownIn: Language): unknown => {
    if (typeof html !== 'string' || !html.includes(IMAGE)) return html
    return html.replace(figures, (_all, id: string, alt: string, caption = '') => {
      const row = found.get(id)
      const image = imageOf(row && { ...row, alt: valueInLanguage(row['alt'], shownIn).value })
      return image ? figure(id, image, alt, caption) : ''
    })
  }
  const shown = (stored: unknown): unknown =>
    isRecord(stored)
      ? Object.fromEntries(Object.entries(stored).map(([each, html]) => [each, show(html, languageOf(each))]))
      : show(stored, language)
  return documents.map((document) => ({
    ...document,
    ...Object.fromEntries(
      columns.filter((column) => column in document).map((column) => [column, shown(document[column])]),
    ),
  }))
}

const textsOf = (stored: unknown): string[] =>
  (isRecord(stored) ? Object.values(stored) : [stored]).filter(
    (html): html is string => typeof html === 'string' && html.includes(IMAGE),
  )

const idsIn = (html: string): string[] => [...html.matchAll(figures)].flatMap(([, id]) => id ?? [])

function figure(id: string, { filePath, width, height, alt, sizes }: Image, ownAlt: string, caption: string): string {
  const srcset = [...sizes, { filePath, width }].map((file) => `${file.filePath} ${file.width}w`).join(', ')
  const tag = imageTag(id, ownAlt || attributeText(alt), {
    src: filePath,
    ...(sizes.length > 0 ? { srcset } : {}),
    width,
    height,
  })
  return `<figure>${tag}${caption}</figure>`
}
