import type { PayloadRequest } from 'payload'

import { relationId } from '#collections/relation-id.ts'
import { type Source, sources } from '#collections/sources.ts'
import { columnOf, storedKindOf } from '#collections/field-kinds.ts'
import { isLocalized } from '#contract/fields/index.ts'
import { isRecord } from '#contract/narrow.ts'
import { languageOf } from '#contract/languages.ts'
import { messages } from '#contract/messages.ts'
import { inLocale } from '#cms/common/in-locale.ts'
import { httpError, notFoundError } from '#cms/common/http-error.ts'
import { toHtmlOffThread } from '#cms/rich-text/convert-off-thread.ts'
import { type Handler, json } from './response.ts'
import { editorBounds, readPanelBody } from './body.ts'
import { findEntryInAllLanguages } from './read-entries.ts'
import { inLanguage } from './in-language.ts'
import { idInPath, type Route } from './router.ts'
import { entityOf } from './populate-references.ts'
import type { Document } from './shape.ts'

/** Returns the newest draft in the contract's format, as it will be once published. */
const newestDraftHandler =
  (source: Source): Handler =>
  async (req) =>
    json(await entityOf(req, source.type, await newestDraft(req, source), languageOf(req.locale)))

/** Returns the newest draft with the panel form's unsaved values. Writes nothing. */
const unsavedFormHandler =
  (source: Source): Handler =>
  async (req) => {
    const form = await readForm(req)
    const draft = await newestDraft(req, source)
    const document = { ...draft, ...(await formToDocument(req, source, form, draft)) }
    return json(await entityOf(req, source.type, document, languageOf(req.locale)))
  }

async function newestDraft(req: PayloadRequest, source: Source): Promise<Document> {
  const { id: entryId } = await findEntryInAllLanguages(req, source, { id: idInPath(req) })
  const draft = await req.payload.findByID({
    collection: source.collection,
    id: String(entryId),
    draft: true,
    depth: 1,
    disableErrors: true,
    overrideAccess: false,
    locale: 'all',
    req: inLocale(req, 'all'),
  })
  if (!draft) throw notFoundError(source.type.name)
  return { ...draft }
}

/** The panel form's values by field name. */
async function readForm(req: PayloadRequest): Promise<Document> {
  const { data } = await readPanelBody(req, { bounds: editorBounds })
  if (Object.keys(data).length === 0) throw httpError(400, messages.bodyInvalid)
  return data
}

/**
 * Converts form values, which are in the request's language, to a document: rich text to HTML, the picture's id to its document.
 * Unsent fields are left out.
 *
 * @param draft has the values of other languages
 */
async function formToDocument(
  req: PayloadRequest,
  { type }: Source,
  form: Document,
  draft: Document,
): Promise<Document> {
  const document: Record<string, unknown> = {}
  for (const [name, field] of Object.entries(type.fields)) {
    if (!Object.hasOwn(form, name)) continue
    const { storage } = storedKindOf(field)
    const column = columnOf(name, field)
    const value = storage === 'richText' ? await toHtmlOffThread(form[name]) : form[name]
    const others = draft[column]
    document[column] = isLocalized(field)
      ? { ...(isRecord(others) ? others : {}), [languageOf(req.locale)]: value }
      : value
  }
  if (type.image && Object.hasOwn(form, 'image')) document['image'] = await picture(req, form['image'])
  return document
}

/** Looks up a picture; the form holds its id, or the whole document of a newly chosen one. */
async function picture(req: PayloadRequest, value: unknown): Promise<unknown> {
  const id = relationId(value)
  if (id === undefined) return null
  return req.payload.findByID({ collection: 'media', id, depth: 0, disableErrors: true, overrideAccess: false, req })
}

/** The preview routes of types whose entries have pages. */
export const previewRoutes: readonly Route[] = sources
  .filter(({ type }) => type.page)
  .flatMap((source): Route[] => {
    const path = `/preview/${source.type.path}/:id`
    return [
      { method: 'get', path, who: 'staff', handler: inLanguage(newestDraftHandler(source)) },
      { method: 'post', path, who: 'staff', handler: inLanguage(unsavedFormHandler(source)) },
    ]
  })
