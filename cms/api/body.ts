import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'

import type { PayloadRequest } from 'payload'

import type { Checked } from '#contract/failure.ts'
import { apiMessages } from '#contract/api-messages.ts'
import { messages } from '#contract/messages.ts'
import { DOCUMENT_BYTES } from '#contract/upload-limits.ts'
import { BODY_BYTES } from '#contract/limits.ts'
import type { FileKind, Received } from '#cms/media/receive.ts'
import { nodeStream } from '#cms/common/node-stream.ts'
import { decodePercent, percentBytes } from '#cms/common/percent.ts'
import { decodeUtf8 } from '#cms/common/utf8.ts'
import { httpError, invalidFields } from '#cms/common/http-error.ts'
import { type JsonBounds, JsonCounter } from './json-counter.ts'
import { addField, type MultipartLimits, readMultipart } from './multipart.ts'

/** The limit of a body's size, and the message over it, by default that of 2 MB. */
interface SizeLimit {
  bytes: number
  message?: string
}

/** Limits of a body without its file: size, and the structure of its JSON. */
export interface BodyBounds extends SizeLimit, JsonBounds {}

const MEMBERS_MAX = 1000
const DEPTH_MAX = 100
/** The default limits, which all routes that visitors can call have. */
export const defaultBounds: BodyBounds = { bytes: BODY_BYTES, members: MEMBERS_MAX, depth: DEPTH_MAX }
/** The limits of requests with the panel editor's JSON, in which a description is larger than as HTML. */
export const editorBounds: BodyBounds = {
  bytes: 4 * BODY_BYTES,
  message: apiMessages.editorBodyTooLarge,
  members: 600_000,
  depth: DEPTH_MAX,
}
/** The largest body of any route, multipart framing included. */
export const REQUEST_BODY_MAX_BYTES = DOCUMENT_BYTES + 5 * BODY_BYTES

/** What is read of a request here. */
type Sent = Pick<PayloadRequest, 'body' | 'headers'>

export interface Body {
  fields: Record<string, unknown>
  /** The picture or document in a temporary file, which the caller of `readBody` must drop. */
  file: Received | undefined
  /** SHA-256 of the content, independent of the body's encoding. */
  fingerprint: string
}

/**
 * Reads a request's body in any of the contract's three encodings, enforcing the limits while it streams.
 *
 * @param takes the accepted kind of file, in the field of that name; any other file is rejected
 * @param isOptional whether a request without a body, and so without its type, has no fields; otherwise that is 415
 */
export async function readBody(req: Sent, takes?: FileKind, isOptional = false): Promise<Body> {
  const mediaType = mediaTypeOf(req)
  if (isOptional && mediaType === '' && (await readText(req, defaultBounds)) === '') return withoutFile({})
  switch (mediaType) {
    case 'application/json':
      return withoutFile(await readJsonObject(req, defaultBounds))
    case 'application/x-www-form-urlencoded':
      return withoutFile(parseForm(await readText(req, defaultBounds)))
    case 'multipart/form-data': {
      const limits = {
        bytes: BODY_BYTES,
        fields: MEMBERS_MAX,
        fileField: takes ?? 'image',
        takes: takes ? [takes] : [],
      }
      const { fields, file } = await readForm(req, limits)
      return { fields, file, fingerprint: fingerprintOf(fields, file) }
    }
    default:
      throw httpError(415, apiMessages.bodyType)
  }
}

/** Reads the fields of a body without a file and checks them; throws 400 naming the fields. */
export async function readChecked<T>(
  req: PayloadRequest,
  check: (fields: Record<string, unknown>) => Checked<T>,
  isOptional = false,
): Promise<T> {
  const checked = check((await readBody(req, undefined, isOptional)).fields)
  if (!checked.ok) throw invalidFields(checked.errors)
  return checked.values
}

/** Less than the API takes, since a page is rendered with what was sent. */
const PAGE_FORM = { bytes: 64 * 1024, message: apiMessages.formTooLarge }

/** The fields of a form that a browser sent to a page, which are none if the body is in another encoding. */
export async function readPageForm(req: Sent): Promise<URLSearchParams> {
  const isForm = mediaTypeOf(req) === 'application/x-www-form-urlencoded'
  const fields = isForm ? parseForm(await readText(req, PAGE_FORM)) : {}
  return new URLSearchParams(
    Object.entries(fields).flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
  )
}

const PANEL_FIELDS_MAX = 20

export interface PanelBody {
  data: Record<string, unknown>
  /** Like `Body.file`: a temporary file that the caller must drop. */
  file: Received | undefined
}

/**
 * Reads a body as the panel sends it: JSON, or JSON in a multipart field beside a file. An empty body is no data.
 *
 * @param takes the accepted kinds of files in the field `file`; any other file is rejected
 */
export async function readPanelBody(
  req: PayloadRequest,
  { bounds = defaultBounds, takes = [] }: { bounds?: BodyBounds; takes?: readonly FileKind[] } = {},
): Promise<PanelBody> {
  switch (mediaTypeOf(req)) {
    case '':
      if ((await readText(req, bounds)) !== '') throw httpError(415, apiMessages.bodyType)
      return { data: {}, file: undefined }
    case 'application/json':
      return { data: await readJsonObject(req, bounds), file: undefined }
    case 'multipart/form-data': {
      const form = await readForm(req, { ...bounds, fields: PANEL_FIELDS_MAX, fileField: 'file', takes })
      try {
        const { _payload: json } = form.fields
        return { data: typeof json === 'string' ? parseJsonText(json, bounds) : form.fields, file: form.file }
      } catch (error) {
        await form.file?.drop()
        throw error
      }
    }
    default:
      throw httpError(415, apiMessages.bodyType)
  }
}

/** The fields of a panel form without a file. */
export const readPanelFields = async (req: PayloadRequest): Promise<Record<string, unknown>> =>
  (await readPanelBody(req)).data

function parseJsonText(text: string, bounds: JsonBounds): Record<string, unknown> {
  const counter = new JsonCounter(bounds)
  counter.feed(Buffer.from(text))
  return parseObject(text, counter.topMembers)
}

/** The media type of the Content-Type header without parameters, or empty. Rejects a compressed body with 415 (RFC 9110, 15.5.16). */
function mediaTypeOf(req: Sent): string {
  if (!['', 'identity'].includes((req.headers.get('content-encoding') ?? '').toLowerCase()))
    throw httpError(415, apiMessages.bodyCompressed, { 'accept-encoding': 'identity' })
  return (req.headers.get('content-type') ?? '').toLowerCase().split(';', 1)[0]?.trim() ?? ''
}

const withoutFile = (fields: Record<string, unknown>): Body => ({
  fields,
  file: undefined,
  fingerprint: fingerprintOf(fields),
})

function fingerprintOf(fields: Record<string, unknown>, file?: Received): string {
  const entries = Object.entries(fields).filter(([name]) => name !== 'image')
  const sorted = entries.toSorted(([a], [b]) => (a < b ? -1 : 1))
  return createHash('sha256')
    .update(JSON.stringify([sorted, file?.sha256]))
    .digest('hex')
}

const bodyStream = ({ body }: Sent): Readable => (body ? nodeStream(body) : Readable.from([]))

const readForm = (req: Sent, limits: MultipartLimits) =>
  readMultipart(bodyStream(req), Object.fromEntries(req.headers), limits)

/** Reads all bytes of a body; throws 413 at the first byte over the limit. */
export async function readBytes(
  source: AsyncIterable<unknown>,
  { bytes, message = messages.bodyTooLarge }: SizeLimit,
  counter?: JsonCounter,
): Promise<Buffer> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of source) {
    if (!(chunk instanceof Uint8Array)) continue
    size += chunk.byteLength
    if (size > bytes) throw httpError(413, message)
    counter?.feed(chunk)
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

/** Reads a body as UTF-8 text; throws 413 over its limit, 400 for invalid UTF-8. */
export async function readText(req: Sent, limit: SizeLimit, counter?: JsonCounter): Promise<string> {
  return utf8(await readBytes(bodyStream(req), limit, counter))
}

function utf8(bytes: Uint8Array): string {
  const text = decodeUtf8(bytes)
  if (text === undefined) throw httpError(400, messages.bodyInvalid)
  return text
}

async function readJsonObject(req: Sent, bounds: BodyBounds): Promise<Record<string, unknown>> {
  const counter = new JsonCounter(bounds)
  const text = await readText(req, bounds, counter)
  // An empty body has no fields: validation reports what is missing.
  return text.trim() === '' ? {} : parseObject(text, counter.topMembers)
}

function parseObject(text: string, members: number): Record<string, unknown> {
  if (members > MEMBERS_MAX) throw httpError(413, apiMessages.bodyTooComplex)
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    throw httpError(400, messages.bodyInvalid)
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw httpError(400, messages.bodyInvalid)
  // Duplicate names: a proxy or firewall in front may have checked the other value.
  if (members > Object.keys(value).length) throw httpError(400, messages.bodyInvalid)
  return { ...value }
}

/** The fields of a urlencoded form; a repeated field becomes a list. Throws 400 for percent-encoded bytes that are not UTF-8. */
export function parseForm(text: string): Record<string, unknown> {
  const fields = new Map<string, string | string[]>()
  const pairs = withSpaces(text).split('&', MEMBERS_MAX + 1)
  if (pairs.length > MEMBERS_MAX) throw httpError(413, apiMessages.bodyTooComplex)
  for (const pair of pairs) {
    const at = pair.indexOf('=')
    if (pair !== '')
      addField(fields, formDecoded(at < 0 ? pair : pair.slice(0, at)), at < 0 ? '' : formDecoded(pair.slice(at + 1)))
  }
  return Object.fromEntries(fields)
}

const PLUS = 0x2b
const SPACE = 0x20

/** Replaces plus signs by spaces in place: `replaceAll` takes 0.2 s for 2 MB of them. */
function withSpaces(text: string): string {
  const bytes = Buffer.from(text)
  for (let at = bytes.indexOf(PLUS); at >= 0 && at < bytes.length; at += 1) if (bytes[at] === PLUS) bytes[at] = SPACE
  return bytes.toString()
}

/** Leaves a percent sign without two digits as it is, as `URLSearchParams` does: people write them by hand. */
const formDecoded = (part: string): string => decodePercent(part) ?? utf8(percentBytes(part))
