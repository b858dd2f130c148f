import { setImmediate as yieldToEventLoop } from 'node:timers/promises'
import { promisify } from 'node:util'
import { inflate } from 'node:zlib'

import { documentMessages } from '#contract/document-messages.ts'
import {
  beginsString,
  behindSpace,
  decodedName,
  type Dictionary,
  objectAt,
  stringIn,
  type StringRead,
} from './pdf-syntax.ts'

/**
 * Checks that a file is a PDF that visitors may be given: complete, readable without a password, and without parts that run,
 * open or send something. A document is stored byte for byte, unlike a picture, and this site's headers do not bind reader
 * programs. ISO 32000-2 names the parts.
 */

const HEAD = '%PDF-'
export const PDF_HEAD_BYTES = HEAD.length

/** Whether a file's first bytes are those of a PDF; its name and declared type are ignored. */
export const isPdf = (bytes: Uint8Array): boolean =>
  Buffer.from(bytes.subarray(0, PDF_HEAD_BYTES)).toString('latin1') === HEAD

/** Any letter of a name may be written as its hexadecimal code in either case: `/J#61vaScript`. */
const nameOf = (text: string): string =>
  [...text]
    .map(
      (letter) =>
        `(?:${letter}|#${letter
          .charCodeAt(0)
          .toString(16)
          .replace(/[a-f]/, (one) => `[${one}${one.toUpperCase()}]`)})`,
    )
    .join('')

/** Names end with white space or a delimiter (7.2.3). */
const namesIn = (...names: string[]): RegExp =>
  new RegExp(`/(?:${names.map(nameOf).join('|')})(?=[\\s\\0()<>[\\]{}/%]|$)`)

/**
 * Actions and attachments (12.6.4, 12.7.6, 7.11.4, 13.7), and forms by XFA, which have scripts in them. Links to pages are not among
 * them, nor are forms that are filled in and printed.
 */
const active = namesIn(
  'JavaScript',
  'Launch',
  'EmbeddedFile',
  'EmbeddedFiles',
  'FileAttachment',
  'RichMedia',
  'Movie',
  'OnInstantiate',
  'Rendition',
  'SubmitForm',
  'ImportData',
  'GoToE',
  'GoToR',
  'XFA',
)
/** The names of a file elsewhere, also those of old programs (7.11.3, table 43). */
const FILE_NAMES = ['UF', 'F', 'DOS', 'Mac', 'Unix']
/**
 * Names whose value tells: what a link leads to (12.6.4.8), or all of them, the file that is attached, and a file elsewhere that is a
 * part of this one (7.11.2 to 7.11.4), which readers get without a question.
 */
const telling = new RegExp(
  `/(${['URI', 'Base', 'EF', 'FS', ...FILE_NAMES].map(nameOf).join('|')})(?=[\\s\\0()<>[\\]{}/%])`,
  'g',
)
/** The file system of URLs: the file is elsewhere, wherever its address stands (7.11.5). */
const urls = new RegExp(`^/${nameOf('URL')}(?=[\\s\\0()<>[\\]{}/%])`)
const encrypted = namesIn('Encrypt')

/** The bytes that are scanned before yielding to the event loop; the longest encoded name is shorter than the overlap. */
const PART_BYTES = 1_048_576
const OVERLAP_BYTES = 256

/** The size of the end of a file, which contains its last lines. */
const END_BYTES = 1024

/** Objects and names are read for this long before yielding to the event loop. */
const TURN_MS = 10
/** Objects overlap in hostile files only, which could make the work quadratic: this many times a file's size is read at most. */
const READ_TIMES_MAX = 3

/** The limit for one object stream. */
const INFLATED_MAX_BYTES = 32 * 1_048_576
/** The limit for all object streams: 20 MB can be made to expand to as many GB. */
const ALL_INFLATED_MAX_BYTES = 128 * 1_048_576
/** Counted for each object stream at least, since each one takes time. */
const STREAM_MIN_BYTES = 4096

/** The message why a file is rejected as a document; undefined if it is accepted. */
export async function pdfProblem(bytes: Buffer): Promise<string | undefined> {
  if (!isPdf(bytes)) return documentMessages.type
  if (!isWhole(bytes)) return documentMessages.broken
  if (await hasName(bytes, encrypted)) return documentMessages.locked
  if (await isActive(bytes)) return documentMessages.active
  return objectStreamsProblem(bytes)
}

/** Whether a file is complete: it ends with the position of its table of objects (7.5.5), where that has to be, and `%%EOF`. */
function isWhole(bytes: Buffer): boolean {
  const end = /startxref\s+(\d{1,10})\s+%%EOF[\s\0]*$/.exec(latin1(bytes, bytes.length - END_BYTES))
  const at = Number(end?.[1] ?? bytes.length)
  return at < bytes.length && /^\s*(xref\s|\d+\s+\d+\s+obj)/.test(latin1(bytes, at, at + END_BYTES))
}

const latin1 = (bytes: Buffer, from: number, to = bytes.length): string =>
  bytes.toString('latin1', Math.max(0, from), to)

const hasName = (bytes: Buffer, names: RegExp): Promise<boolean> => hasPart(bytes, (text) => names.test(text))

function isActive(bytes: Buffer): Promise<boolean> {
  const reading = { left: bytes.length }
  return hasPart(bytes, (text, at) => active.test(text) || leadsElsewhere(bytes, at, text, reading))
}

type Test = (text: string, at: number) => boolean | Promise<boolean>

/** Whether some part of a file passes a test, which is given the part and its position; parts overlap. */
async function hasPart(bytes: Buffer, test: Test): Promise<boolean> {
  for (let at = 0; at < bytes.length; at += PART_BYTES) {
    if (at > 0) await yieldToEventLoop()
    if (await test(latin1(bytes, at, at + PART_BYTES + OVERLAP_BYTES), at)) return true
  }
  return false
}

/** What a name with its value takes in a file at least. */
const NAMED_MIN_BYTES = 4

/**
 * Whether a file is attached, a link leads to anything but a page of the web, an e-mail address or a telephone number, or a part is in
 * a file elsewhere.
 *
 * @param reading the bytes of names, comments and strings that may still be read: strings overlap in hostile files only, which could
 * make the work quadratic
 */
async function leadsElsewhere(bytes: Buffer, at: number, text: string, reading: { left: number }): Promise<boolean> {
  let turn = performance.now()
  for (const { 0: found, 1: written = '', index } of text.matchAll(telling)) {
    // One that begins in the overlap is judged in the next part.
    if (index >= PART_BYTES) return false
    if (performance.now() - turn > TURN_MS) {
      await yieldToEventLoop()
      turn = performance.now()
    }
    const from = at + index + found.length
    const begin = behindSpace(bytes, from)
    const name = decodedName(written)
    const value = isFileName(name) && !beginsString(bytes[begin]) ? '' : latin1(bytes, begin, begin + OVERLAP_BYTES)
    const string = name === 'EF' || name === 'FS' ? undefined : stringIn(value)
    reading.left -= Math.max(NAMED_MIN_BYTES, begin - from + (string?.read ?? 0))
    if (reading.left < 0 || isRisky(name, value, string)) return true
  }
  return false
}

const isFileName = (name: string): boolean => FILE_NAMES.includes(name)

const isReference = (value: string): boolean => /^\d+\s+\d+\s+R/.test(value)

/** Fewer letters of a string that goes on do not say where it leads. */
const SCHEME_BYTES = 16

function isRisky(name: string, value: string, read: StringRead | undefined): boolean {
  if (name === 'EF') return value.startsWith('<<') || isReference(value)
  if (name === 'FS') return urls.test(value) || isReference(value)
  const isUnclear = read !== undefined && !read.isWhole && visible(read.text).length < SCHEME_BYTES
  // These names are short enough to occur in the content of pictures, which is not text.
  if (isFileName(name)) {
    return read !== undefined && (isElsewhere(read.text) || (isUnclear && /^[ -~\s]*$/.test(value)))
  }
  if (read) return isUnclear || isForeign(read.text)
  // Behind the name of the action's type there is another name; of the base, a dictionary. Elsewhere the value could be anything.
  return name === 'URI' ? !/^(\/|>>|<<)/.test(value) : isReference(value)
}

/** Programs ignore white space and control characters in addresses. */
const visible = (url: string): string => url.replace(/[\0- ]/g, '')

function isForeign(url: string): boolean {
  const plain = visible(url)
  if (/^(https?:|mailto:|tel:)/i.test(plain)) return false
  return isElsewhere(url) || /^[^!-~]/.test(plain)
}

/** Whether a file's name is an address, or one on another computer or drive; names may be in UTF-16 or UTF-8 behind a mark (7.9.2). */
const isElsewhere = (name: string): boolean =>
  /^[a-z][\w+.-]*:|^[\\/]{2}/i.test(visible(name).replace(/^(?:\xFE\xFF|\xFF\xFE|\xEF\xBB\xBF)/, ''))

/** Objects may be in compressed streams (7.5.7), which are searched as well; a file with one that cannot be read is rejected. */
async function objectStreamsProblem(bytes: Buffer): Promise<string | undefined> {
  let [read, inflatedBytes, turn] = [0, 0, performance.now()]
  for (let at = bytes.indexOf('obj'); at >= 0; at = bytes.indexOf('obj', at + 1)) {
    if (performance.now() - turn > TURN_MS) {
      await yieldToEventLoop()
      turn = performance.now()
    }
    if (bytes.toString('latin1', at - 3, at) === 'end') continue
    const object = objectAt(bytes, at + 3)
    read += object ? object.to - at : Infinity
    if (!object || read > READ_TIMES_MAX * bytes.length) return documentMessages.broken
    const { dictionary, content } = object
    if (!dictionary || content === undefined || !hasObjects(dictionary)) continue
    const objects = await unpacked(dictionary, bytes.subarray(content))
    inflatedBytes += objects ? Math.max(objects.length, STREAM_MIN_BYTES) : Infinity
    if (!objects || inflatedBytes > ALL_INFLATED_MAX_BYTES) return documentMessages.broken
    if (await isActive(objects)) return documentMessages.active
  }
  return undefined
}

/** Whether a stream has objects in it: by its type, or by what programs need to read them, whatever its type is. */
const hasObjects = (dictionary: Dictionary): boolean =>
  (dictionary.get('Type') ?? []).some((type) => decodedName(type) === '/ObjStm') ||
  (dictionary.has('N') && dictionary.has('First'))

const inflateAsync = promisify(inflate)

/**
 * The objects of a stream; undefined if they are encoded in a way that is not supported.
 *
 * @param content of the stream, and all that follows in the file
 */
async function unpacked(dictionary: Dictionary, content: Buffer): Promise<Buffer | undefined> {
  if ((['DecodeParms', 'DP', 'F', 'FFilter'] as const).some((name) => dictionary.has(name))) return undefined
  const [filter, ...others] = dictionary.get('Filter') ?? []
  // What is not compressed is found in the file itself.
  if (filter === undefined) return content.subarray(0, 0)
  if (others.length > 0 || !/^(\/FlateDecode|\[\s*\/FlateDecode\s*\])$/.test(filter)) return undefined
  return inflateAsync(content, { maxOutputLength: INFLATED_MAX_BYTES }).catch(() => undefined)
}
