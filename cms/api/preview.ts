import type { PayloadRequest } from 'payload'

import { htmlOf } from '#collections/fields.ts'
import { messages } from '#contract/failure.ts'
import { refuse, unknown } from '#cms/common/refusal.ts'
import { toHtmlAside } from '#cms/rich-text/convert-aside.ts'
import { type Handler, json } from './answer.ts'
import { editorBounds, readPanelBody } from './body.ts'
import { findDocument, type Source, sources } from './read.ts'
import { parameter, type Route } from './routes.ts'
import { type Document, shape } from './shape.ts'

/** The entry as its newest draft has it, as the contract would answer it once published. */
const newest =
  (source: Source): Handler =>
  async (req) =>
    json(shape(source.type, await newestDraft(req, source)))

/** The same with what someone has typed in the panel and not saved yet. Nothing is written. */
const unsaved =
  (source: Source): Handler =>
  async (req) => {
    const typed = await readTyped(req)
    const draft = await newestDraft(req, source)
    return json(shape(source.type, { ...draft, ...(await columns(req, source, typed)) }))
  }

async function newestDraft(req: PayloadRequest, source: Source): Promise<Document> {
  const { id: known } = await findDocument(req, source, { id: parameter(req, 'id') })
  const draft = await req.payload.findByID({
    collection: source.collection,
    id: String(known),
    draft: true,
    depth: 1,
    disableErrors: true,
    overrideAccess: false,
    req,
  })
  if (!draft) throw unknown(source.type.name)
  return { ...draft }
}

/** The panel's form, by field name. */
async function readTyped(req: PayloadRequest): Promise<Document> {
  const { data } = await readPanelBody(req, { bounds: editorBounds })
  if (Object.keys(data).length === 0) throw refuse(400, messages.bodyInvalid)
  return data
}

/** What was typed, as a document has it: rich text rendered, the picture looked up. Other values stay the draft's. */
async function columns(req: PayloadRequest, { type }: Source, typed: Document): Promise<Document> {
  const document: Record<string, unknown> = {}
  for (const [name, { kind }] of Object.entries(type.fields)) {
    if (!Object.hasOwn(typed, name)) continue
    document[kind === 'html' ? htmlOf(name) : name] = kind === 'html' ? await toHtmlAside(typed[name]) : typed[name]
  }
  if (type.image && Object.hasOwn(typed, 'image')) document['image'] = await picture(req, typed['image'])
  return document
}

/** The form holds a picture's id, or the whole document of one that was just chosen. */
async function picture(req: PayloadRequest, value: unknown): Promise<unknown> {
  const id = typeof value === 'object' && value !== null && 'id' in value ? value.id : value
  if (typeof id !== 'string') return null
  return req.payload.findByID({ collection: 'media', id, depth: 0, disableErrors: true, overrideAccess: false, req })
}

/** For types with pages of their own, which is where they are previewed. */
export const previewRoutes: readonly Route[] = sources
  .filter(({ type }) => type.slugFrom)
  .flatMap((source): Route[] => {
    const path = `/preview/${source.type.path}/:id`
    return [
      { method: 'get', path, who: 'staff', handler: newest(source) },
      { method: 'post', path, who: 'staff', handler: unsaved(source) },
    ]
  })
