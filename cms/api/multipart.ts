import type { Readable } from 'node:stream'

import busboy from 'busboy'

import { messages } from '#contract/failure.ts'
import { receiveImage, type Received } from '#cms/media/receive.ts'
import { Refusal, refuse, refuseField } from '#cms/common/refusal.ts'

export interface MultipartLimits {
  /** Of all fields together. */
  bytes: number
  fields: number
  /** The one field that may be a file. A text of that name is ignored. */
  fileField: string
  takesFile: boolean
}

interface Form {
  fields: Record<string, string | string[]>
  /** Received into a temporary file; whoever asked for the form drops it. */
  file: Received | undefined
}

/** Reads a multipart form, counting while it streams; leaves no file behind when it refuses one. */
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
    // Ends the file that is being received, too: it would wait for its end for ever.
    parser.destroy()
    await form.drop()
    throw error instanceof Refusal || isOfDisk(error) ? error : refuse(400, messages.bodyInvalid)
  }
}

function parserFor(headers: Record<string, string>, { bytes, fields }: MultipartLimits): busboy.Busboy {
  try {
    return busboy({
      headers,
      limits: { fields, parts: fields + 1, fieldSize: bytes + 1, fieldNameSize: 200, headerPairs: 100 },
    })
  } catch {
    throw refuse(400, messages.bodyInvalid)
  }
}

/** A file could not be written: that is not the body's fault, nor that of a connection which broke while it was read. */
const isOfDisk = (error: unknown): boolean =>
  error instanceof Error && 'syscall' in error && (error.syscall === 'write' || error.syscall === 'open')

/** Gathers what busboy finds. The first thing that is wrong ends it. */
class MultipartForm {
  readonly fields = new Map<string, string | string[]>()
  private size = 0
  private file: Promise<Received | undefined> | undefined

  constructor(
    private readonly parser: busboy.Busboy,
    private readonly limits: MultipartLimits,
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
      const tooMany = () => refused(refuse(413, messages.bodyTooComplex))
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
    return this.file
  }

  /** Removes what was received for a form that is refused. */
  async drop(): Promise<void> {
    const file = await this.file?.catch(() => undefined)
    await file?.drop()
  }

  private onField(name: string, value: string): void {
    this.size += Buffer.byteLength(name) + Buffer.byteLength(value)
    if (this.size > this.limits.bytes) throw refuse(413, messages.bodyTooLarge)
    if (name !== this.limits.fileField) addField(this.fields, name, value)
  }

  private onFile(name: string, file: Readable, info: busboy.FileInfo, refused: (error: unknown) => void): void {
    const { fileField, takesFile } = this.limits
    // Browsers send an empty part without a name when no file was chosen; busboy types its name as always there.
    const filename: string | undefined = info.filename
    file.on('error', refused)
    if (!filename) {
      file.on('data', () => refused(refuseField(name, `${name} must be a file with a name`)))
      file.resume()
      return
    }
    if (name !== fileField || !takesFile) throw refuseField(name, `${name} cannot be a file`)
    if (this.file) throw refuseField(fileField, `${fileField} was sent more than once`)
    this.file = receiveImage(file, filename)
    this.file.catch(refused)
  }
}

/** What is sent more than once is a list, which no field is: refused by the rules where the field counts, ignored elsewhere. */
export function addField(fields: Map<string, string | string[]>, name: string, value: string): void {
  const before = fields.get(name)
  fields.set(name, before === undefined ? value : [before, value].flat())
}
