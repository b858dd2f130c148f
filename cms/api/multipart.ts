import { createReadStream } from 'node:fs'
import type { Readable } from 'node:stream'

import busboy from 'busboy'

import { apiMessages } from '#contract/api-messages.ts'
import { messages } from '#contract/messages.ts'
import { type FileKind, receiveFile, type Received } from '#cms/media/receive.ts'
import { ReplacementCounter, replacementsIn } from '#cms/common/utf8.ts'
import { HttpError, httpError, invalidField } from '#cms/common/http-error.ts'

export interface MultipartLimits {
  /** Total size of all fields. */
  bytes: number
  /** The message over it, by default that of 2 MB. */
  message?: string
  fields: number
  /** The only field that may be a file. A text field of that name is ignored. */
  fileField: string
  /** The accepted kinds of files; empty if no file is accepted. */
  takes: readonly FileKind[]
}

interface Form {
  fields: Record<string, string | string[]>
  /** The file in a temporary folder, which the caller of `readMultipart` must drop. */
  file: Received | undefined
}

/** Reads a multipart form, enforcing the limits while it streams; deletes the temporary file when it throws. */
export async function readMultipart(
  source: Readable,
  headers: Record<string, string>,
  limits: MultipartLimits,
): Promise<Form> {
  const parser = parserFor(headers, limits)
  const form = new MultipartForm(parser, limits)
  try {
    const file = await form.collect(source)
    return { fields: Object.fromEntries(form.fields), file }
  } catch (error) {
    source.destroy()
    // Also destroys the stream of a file that is being received, which would otherwise never end.
    parser.destroy()
    await form.drop()
    throw error instanceof HttpError || isDiskError(error) ? error : httpError(400, messages.bodyInvalid)
  }
}

function parserFor(headers: Record<string, string>, { bytes, fields }: MultipartLimits): busboy.Busboy {
  try {
    return busboy({
      headers,
      // Browsers send file names as UTF-8 (HTML, multipart/form-data encoding); busboy's default is Latin-1.
      defParamCharset: 'utf8',
      limits: { fields, parts: fields + 1, fieldSize: bytes + 1, fieldNameSize: 200, headerPairs: 100 },
    })
  } catch {
    throw httpError(400, messages.bodyInvalid)
  }
}

/** Whether writing the temporary file failed, as opposed to a malformed body or a broken connection. */
const isDiskError = (error: unknown): boolean =>
  error instanceof Error && 'syscall' in error && (error.syscall === 'write' || error.syscall === 'open')

/** Collects what busboy parses; the first error ends it. */
class MultipartForm {
  readonly fields = new Map<string, string | string[]>()
  private size = 0
  /** The U+FFFD of names and values. */
  private replacements = 0
  private file: Promise<Received | undefined> | undefined

  constructor(
    private readonly parser: busboy.Busboy,
    private readonly limits: MultipartLimits,
  ) {}

  /** busboy replaces what is not UTF-8 by U+FFFD: more of these than were sent outside of the file are refused. */
  async collect(source: Readable): Promise<Received | undefined> {
    const sent = new ReplacementCounter()
    await new Promise<void>((resolve, reject) => {
      const fail = (error: unknown) => reject(error instanceof Error ? error : new Error(String(error)))
      const guarded =
        <Args extends unknown[]>(handle: (...args: Args) => void) =>
        (...args: Args) => {
          try {
            handle(...args)
          } catch (error) {
            fail(error)
          }
        }
      const tooMany = () => fail(httpError(413, apiMessages.bodyTooComplex))
      this.parser.on(
        'field',
        guarded((name: string, value: string) => this.onField(name, value)),
      )
      this.parser.on(
        'file',
        guarded((name: string, file: Readable, info: busboy.FileInfo) => this.onFile(name, file, info, fail)),
      )
      for (const event of ['fieldsLimit', 'partsLimit'] as const) this.parser.on(event, tooMany)
      this.parser.on('error', fail)
      this.parser.on('close', resolve)
      source.on('error', fail)
      source.on('data', (chunk: Uint8Array) => sent.feed(chunk))
      source.pipe(this.parser)
    })
    const file = await this.file
    if (this.replacements > 0 && this.replacements > sent.count - (await replacementsInFile(file)))
      throw httpError(400, messages.bodyInvalid)
    return file
  }

  /** Deletes the temporary file of a rejected form. */
  async drop(): Promise<void> {
    const file = await this.file?.catch(() => undefined)
    await file?.drop()
  }

  private onField(name: string, value: string): void {
    this.size += Buffer.byteLength(name) + Buffer.byteLength(value)
    const { bytes, message = messages.bodyTooLarge } = this.limits
    if (this.size > bytes) throw httpError(413, message)
    this.replacements += replacementsIn(name) + replacementsIn(value)
    if (name !== this.limits.fileField) addField(this.fields, name, value)
  }

  private onFile(name: string, file: Readable, info: busboy.FileInfo, fail: (error: unknown) => void): void {
    const { fileField, takes } = this.limits
    // Browsers send an empty part without a filename when no file was chosen; busboy types the filename as always set.
    const filename: string | undefined = info.filename
    file.on('error', fail)
    if (!filename) {
      file.on('data', () => fail(invalidField(name, `${name} must be a file with a name`)))
      file.resume()
      return
    }
    if (name !== fileField || takes.length === 0) throw invalidField(name, `${name} cannot be a file`)
    if (this.file) throw invalidField(fileField, `${fileField} was sent more than once`)
    this.replacements += replacementsIn(filename)
    this.file = receiveFile(file, filename, takes)
    this.file.catch(fail)
  }
}

async function replacementsInFile(received: Received | undefined): Promise<number> {
  const counter = new ReplacementCounter()
  if (received)
    for await (const chunk of createReadStream(received.file)) if (chunk instanceof Uint8Array) counter.feed(chunk)
  return counter.count
}

/** Adds a value; a repeated field becomes a list, which validation rejects for known fields. */
export function addField(fields: Map<string, string | string[]>, name: string, value: string): void {
  const previous = fields.get(name)
  if (Array.isArray(previous)) previous.push(value)
  else fields.set(name, previous === undefined ? value : [previous, value])
}
