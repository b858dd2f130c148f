import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import { ReadableStream } from 'node:stream/web'

import type { PayloadRequest } from 'payload'

import { messages } from '#contract/failure.ts'
import { BODY_BYTES, IMAGE_BYTES } from '#contract/limits.ts'
import type { Received } from '#cms/media/receive.ts'
import { decoded } from '#cms/common/percent.ts'
import { refuse } from '#cms/common/refusal.ts'
import { type JsonBounds, JsonCounter } from './json-bounds.ts'
import { addField, type MultipartLimits, readMultipart } from './multipart.ts'

/** How large a body may be, beside its picture, and how much structure its JSON may have. */
export interface BodyBounds extends JsonBounds {
  bytes: number
}

const MEMBERS_MAX = 1000
const DEPTH_MAX = 100
/** Of every call that anybody can make. */
export const bounds: BodyBounds = { bytes: BODY_BYTES, members: MEMBERS_MAX, depth: DEPTH_MAX }
/** Of what the panel saves: the editor's structure of a description at its limit is larger than the description. */
export const editorBounds: BodyBounds = { bytes: 4 * BODY_BYTES, members: 600_000, depth: DEPTH_MAX }
/** Everything that a body may be, its multipart wrapping included. */
export const WHOLE_BODY_BYTES = IMAGE_BYTES + 5 * BODY_BYTES

export interface Body {
  fields: Record<string, unknown>
  /** The picture, received into a temporary file; whoever asked for the body drops it. */
  image: Received | undefined
  /** The same for the same content, whatever the encoding of the body. */
  fingerprint: string
}

/**
 * Reads a call's body in any of the contract's three encodings, counting while it streams.
 *
 * @param takesImage whether a file in the field `image` is expected; any other file is refused
 */
export async function readBody(req: PayloadRequest, takesImage: boolean): Promise<Body> {
  switch (typeOf(req)) {
    case 'application/json':
      return withoutImage(await readJsonObject(req, bounds))
    case 'application/x-www-form-urlencoded':
      return withoutImage(parseForm(await readText(req, bounds)))
    case 'multipart/form-data': {
      const limits = { bytes: BODY_BYTES, fields: MEMBERS_MAX, fileField: 'image', takesFile: takesImage }
      const { fields, file } = await readForm(req, limits)
      return { fields, image: file, fingerprint: fingerprintOf(fields, file) }
    }
    default:
      throw refuse(415, messages.bodyType)
  }
}

const PANEL_FIELDS_MAX = 20

export interface PanelBody {
  data: Record<string, unknown>
  /** The same as an image of `readBody`. */
  file: Received | undefined
}

/**
 * Reads a body as the panel sends it: JSON, or JSON in a multipart field beside a file; nothing at all is no data.
 *
 * @param takesFile whether a file in the field `file` is expected; any other file is refused
 */
export async function readPanelBody(
  req: PayloadRequest,
  { bounds: most = bounds, takesFile = false }: { bounds?: BodyBounds; takesFile?: boolean } = {},
): Promise<PanelBody> {
  switch (typeOf(req)) {
    case '':
      if ((await readText(req, most)) !== '') throw refuse(415, messages.bodyType)
      return { data: {}, file: undefined }
    case 'application/json':
      return { data: await readJsonObject(req, most), file: undefined }
    case 'multipart/form-data': {
      const form = await readForm(req, { bytes: most.bytes, fields: PANEL_FIELDS_MAX, fileField: 'file', takesFile })
      try {
        const { _payload: packed } = form.fields
        return { data: typeof packed === 'string' ? parsePacked(packed, most) : form.fields, file: form.file }
      } catch (error) {
        await form.file?.drop()
        throw error
      }
    }
    default:
      throw refuse(415, messages.bodyType)
  }
}

/** The fields of a form of the panel that takes no file. */
export const readPanelFields = async (req: PayloadRequest): Promise<Record<string, unknown>> =>
  (await readPanelBody(req)).data

function parsePacked(text: string, most: JsonBounds): Record<string, unknown> {
  const counter = new JsonCounter(most)
  counter.feed(Buffer.from(text))
  return parseObject(text, counter.topMembers)
}

/** The media type that a body says it has, without parameters; empty if it says none. Encoded bodies are refused. */
function typeOf(req: PayloadRequest): string {
  if (req.headers.get('content-encoding') !== null) throw refuse(415, messages.bodyType)
  return (req.headers.get('content-type') ?? '').toLowerCase().split(';', 1)[0]?.trim() ?? ''
}

const withoutImage = (fields: Record<string, unknown>): Body => ({
  fields,
  image: undefined,
  fingerprint: fingerprintOf(fields),
})

function fingerprintOf(fields: Record<string, unknown>, image?: Received): string {
  const entries = Object.entries(fields).filter(([name]) => name !== 'image')
  const sorted = entries.toSorted(([a], [b]) => (a < b ? -1 : 1))
  return createHash('sha256')
    .update(JSON.stringify([sorted, image?.sha256]))
    .digest('hex')
}

// Fetch's stream class and Node's are one and the same at run time, but have two types.
const stream = (req: PayloadRequest): Readable =>
  req.body instanceof ReadableStream ? Readable.fromWeb(req.body) : Readable.from([])

const readForm = (req: PayloadRequest, limits: MultipartLimits) =>
  readMultipart(stream(req), Object.fromEntries(req.headers), limits)

/** All bytes of a body; refused with 413 at the first one over its limit. */
export async function readBytes(
  source: AsyncIterable<unknown>,
  { bytes }: Pick<BodyBounds, 'bytes'>,
  counter?: JsonCounter,
): Promise<Buffer> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of source) {
    if (!(chunk instanceof Uint8Array)) continue
    size += chunk.byteLength
    if (size > bytes) throw refuse(413, messages.bodyTooLarge)
    counter?.feed(chunk)
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

/** A body's text, in UTF-8, within its limit. */
export async function readText(
  req: PayloadRequest,
  limit: Pick<BodyBounds, 'bytes'>,
  counter?: JsonCounter,
): Promise<string> {
  const body = await readBytes(stream(req), limit, counter)
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(body)
  } catch {
    throw refuse(400, messages.bodyInvalid)
  }
}

async function readJsonObject(req: PayloadRequest, most: BodyBounds): Promise<Record<string, unknown>> {
  const counter = new JsonCounter(most)
  const text = await readText(req, most, counter)
  // Nothing sent is nothing filled in: the rules say what is missing.
  return text.trim() === '' ? {} : parseObject(text, counter.topMembers)
}

function parseObject(text: string, members: number): Record<string, unknown> {
  if (members > MEMBERS_MAX) throw refuse(413, messages.bodyTooComplex)
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    throw refuse(400, messages.bodyInvalid)
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw refuse(400, messages.bodyInvalid)
  // A name that comes twice: what stands before this server may have judged the other value.
  if (members > Object.keys(value).length) throw refuse(400, messages.bodyInvalid)
  return { ...value }
}

/** The fields of a urlencoded form; one that comes several times is a list. */
export function parseForm(text: string): Record<string, unknown> {
  const fields = new Map<string, string | string[]>()
  const pairs = withSpaces(text).split('&', MEMBERS_MAX + 1)
  if (pairs.length > MEMBERS_MAX) throw refuse(413, messages.bodyTooComplex)
  for (const pair of pairs) {
    const at = pair.indexOf('=')
    if (pair !== '')
      addField(fields, formDecoded(at < 0 ? pair : pair.slice(0, at)), at < 0 ? '' : formDecoded(pair.slice(at + 1)))
  }
  return Object.fromEntries(fields)
}

const PLUS = 0x2b
const SPACE = 0x20

/** Plus signs stand for spaces. Byte by byte: replacing them in a text takes 0.2 s for two megabytes of them. */
function withSpaces(text: string): string {
  const bytes = Buffer.from(text)
  for (let at = bytes.indexOf(PLUS); at >= 0 && at < bytes.length; at += 1) if (bytes[at] === PLUS) bytes[at] = SPACE
  return bytes.toString()
}

/** As `URLSearchParams` decodes it: what is not encoded soundly stays as it is. */
const formDecoded = (part: string): string => decoded(part) ?? new URLSearchParams(`=${part}`).get('') ?? ''
