import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import { ReadableStream } from 'node:stream/web'

import busboy from 'busboy'
import type { PayloadRequest } from 'payload'

import { messages } from '#contract/failure.ts'
import { BODY_BYTES } from '#contract/limits.ts'
import { receiveImage, type Received } from '#cms/media/receive.ts'
import { Refusal, refuse, refuseField } from '#cms/refusal.ts'

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
  if (req.headers.get('content-encoding') !== null) throw refuse(415, messages.bodyType)
  const type = (req.headers.get('content-type') ?? '').toLowerCase().split(';', 1)[0]?.trim() ?? ''
  switch (type) {
    case 'application/json':
      return withoutImage(parseJson(await readText(req)))
    case 'application/x-www-form-urlencoded':
      return withoutImage(parseForm(await readText(req)))
    case 'multipart/form-data':
      return readMultipart(req, takesImage)
    default:
      throw refuse(415, messages.bodyType)
  }
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

async function readText(req: PayloadRequest): Promise<string> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of stream(req)) {
    if (!(chunk instanceof Uint8Array)) continue
    size += chunk.byteLength
    if (size > BODY_BYTES) throw refuse(413, messages.bodyTooLarge)
    chunks.push(Buffer.from(chunk))
  }
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(Buffer.concat(chunks))
  } catch {
    throw refuse(400, messages.bodyInvalid)
  }
}

function parseJson(text: string): Record<string, unknown> {
  // Nothing sent is nothing filled in: the rules say what is missing.
  if (text.trim() === '') return {}
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    throw refuse(400, messages.bodyInvalid)
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw refuse(400, messages.bodyInvalid)
  // A name that comes twice: what stands before this server may have judged the other value.
  if (membersOf(text) > Object.keys(value).length) throw refuse(400, messages.bodyInvalid)
  return { ...value }
}

/** How many members an object's JSON writes down, those of inner objects not counted. */
function membersOf(json: string): number {
  let depth = 0
  let count = 0
  for (const [sign] of json.matchAll(/"(?:[^"\\]+|\\.)*"|[{}[\]:]/g)) {
    if (sign === '{' || sign === '[') depth += 1
    else if (sign === '}' || sign === ']') depth -= 1
    else if (sign === ':' && depth === 1) count += 1
  }
  return count
}

const MAX_FIELDS = 1000

function parseForm(text: string): Record<string, unknown> {
  const fields: Fields = new Map()
  let count = 0
  for (const [name, value] of new URLSearchParams(text)) {
    count += 1
    if (count > MAX_FIELDS) throw refuse(400, messages.bodyInvalid)
    addField(fields, name, value)
  }
  return Object.fromEntries(fields)
}

type Fields = Map<string, string | string[]>

/** What is sent more than once is a list, which no field is: refused by the rules where the field counts, ignored elsewhere. */
function addField(fields: Fields, name: string, value: string): void {
  const before = fields.get(name)
  fields.set(name, before === undefined ? value : [before, value].flat())
}

async function readMultipart(req: PayloadRequest, takesImage: boolean): Promise<Body> {
  let parser: busboy.Busboy
  try {
    parser = busboy({
      headers: Object.fromEntries(req.headers),
      limits: {
        fields: MAX_FIELDS,
        parts: MAX_FIELDS,
        fieldSize: BODY_BYTES + 1,
        fieldNameSize: 200,
        headerPairs: 100,
      },
    })
  } catch {
    throw refuse(400, messages.bodyInvalid)
  }
  const form = new MultipartForm(parser, takesImage)
  const source = stream(req)
  try {
    const image = await form.collect(source)
    const fields = Object.fromEntries(form.fields)
    return { fields, image, fingerprint: fingerprintOf(fields, image) }
  } catch (error) {
    source.destroy()
    // Ends the file that is being received, too: it would wait for its end for ever.
    parser.destroy()
    await form.drop()
    throw error instanceof Refusal || isOfDisk(error) ? error : refuse(400, messages.bodyInvalid)
  }
}

/** A file could not be written: that is not the body's fault, nor that of a connection which broke while it was read. */
const isOfDisk = (error: unknown): boolean =>
  error instanceof Error && 'syscall' in error && (error.syscall === 'write' || error.syscall === 'open')

/** Gathers what busboy finds. The first thing that is wrong ends it. */
class MultipartForm {
  readonly fields = new Map<string, string | string[]>()
  private size = 0
  private image: Promise<Received | undefined> | undefined

  constructor(
    private readonly parser: busboy.Busboy,
    private readonly takesImage: boolean,
  ) {}

  async collect(source: Readable): Promise<Received | undefined> {
    await new Promise<void>((resolve, reject) => {
      const refused = (error: unknown) => reject(error instanceof Error ? error : new Error(String(error)))
      const careful =
        <Args extends unknown[]>(handle: (...args: Args) => void) =>
        (...args: Args) => {
          try {
            handle(...args)
          } catch (error) {
            refused(error)
          }
        }
      const tooMany = () => refused(refuse(400, messages.bodyInvalid))
      this.parser.on(
        'field',
        careful((name: string, value: string) => this.onField(name, value)),
      )
      this.parser.on(
        'file',
        careful((name: string, file: Readable, info: busboy.FileInfo) => this.onFile(name, file, info, refused)),
      )
      for (const event of ['fieldsLimit', 'partsLimit', 'filesLimit'] as const) this.parser.on(event, tooMany)
      this.parser.on('error', refused)
      this.parser.on('close', resolve)
      source.on('error', refused)
      source.pipe(this.parser)
    })
    return this.image
  }

  /** Removes what was received for a form that is refused. */
  async drop(): Promise<void> {
    const image = await this.image?.catch(() => undefined)
    await image?.drop()
  }

  private onField(name: string, value: string): void {
    this.size += Buffer.byteLength(name) + Buffer.byteLength(value)
    if (this.size > BODY_BYTES) throw refuse(413, messages.bodyTooLarge)
    if (name !== 'image') addField(this.fields, name, value)
  }

  private onFile(name: string, file: Readable, info: busboy.FileInfo, refused: (error: unknown) => void): void {
    // Browsers send an empty part without a name when no file was chosen; busboy types its name as always there.
    const filename: string | undefined = info.filename
    file.on('error', refused)
    if (!filename) {
      file.on('data', () => refused(refuseField(name, `${name} must be a file with a name`)))
      file.resume()
      return
    }
    if (name !== 'image' || !this.takesImage) throw refuseField(name, `${name} cannot be a file`)
    if (this.image) throw refuseField('image', 'image was sent more than once')
    this.image = receiveImage(file, filename)
    this.image.catch(refused)
  }
}
