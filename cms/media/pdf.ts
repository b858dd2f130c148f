import { setImmediate as yieldToEventLoop } from 'node:timers/promises'
import { promisify } from 'node:util'
import { inflate } from 'node:zlib'

import { documentMessages } from '#contract/document-messages.ts'

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
  'RichMedia',
  'Rendition',
  'SubmitForm',
  'ImportData',
  'GoToE',
  'GoToR',
  'XFA',
)
/** A link (12.6.4.8), as text or hexadecimal, to anything but a page of the web, an e-mail address or a telephone number. */
const foreignLink = new RegExp(
  `/${nameOf('URI')}\\s*(?:\\(\\s*(?!https?:|mailto:|tel:)[a-z\\\\][\\w+.\\\\-]*:|<(?!<|\\s*(?:68747470|6d61696c746f|74656c)))`,
  'i',
)
const encrypted = namesIn('Encrypt')
const objectStream = namesIn('ObjStm')

/** The bytes that are scanned before yielding to the event loop; the longest encoded name is shorter than the overlap. */
const PART_BYTES = 1_048_576
const OVERLAP_BYTES = 256

/** The sizes of the end of a file, which contains its last lines, and of an object's dictionary. */
const END_BYTES = 1024
const DICTIONARY_BYTES = 4096

/** The limit for one object stream. */
const INFLATED_MAX_BYTES = 32 * 1_048_576
/** The limit for all object streams: 20 MB can be made to expand to as many GB. */
const ALL_INFLATED_MAX_BYTES = 128 * 1_048_576

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
  const end = /startxref\s+(\d{1,10})\s+%%EOF[\s\0]*$/.exec(textOf(bytes, bytes.length - END_BYTES))
  const at = Number(end?.[1] ?? bytes.length)
  return at < bytes.length && /^\s*(xref\s|\d+\s+\d+\s+obj)/.test(textOf(bytes, at, at + END_BYTES))
}

const textOf = (bytes: Buffer, from: number, to = bytes.length): string =>
  bytes.toString('latin1', Math.max(0, from), to)

const isActive = async (bytes: Buffer): Promise<boolean> =>
  (await hasName(bytes, active)) || hasName(bytes, foreignLink)

async function hasName(bytes: Buffer, names: RegExp): Promise<boolean> {
  for (let at = 0; at < bytes.length; at += PART_BYTES) {
    if (at > 0) await yieldToEventLoop()
    if (names.test(textOf(bytes, at, at + PART_BYTES + OVERLAP_BYTES))) return true
  }
  return false
}

/** Objects may be in compressed streams (7.5.7), which are searched as well; a file with one that cannot be read is rejected. */
async function objectStreamsProblem(bytes: Buffer): Promise<string | undefined> {
  let inflated = 0
  for await (const at of placesOf(bytes, objectStream)) {
    const objects = await objectsAt(bytes, at)
    inflated += objects?.length ?? Infinity
    if (!objects || inflated > ALL_INFLATED_MAX_BYTES) return documentMessages.broken
    if (await isActive(objects)) return documentMessages.active
  }
  return undefined
}

/** The positions of a file's names that match, in bytes. */
async function* placesOf(bytes: Buffer, name: RegExp): AsyncGenerator<number> {
  const all = new RegExp(name, 'g')
  for (let from = 0; from < bytes.length; from += PART_BYTES) {
    if (from > 0) await yieldToEventLoop()
    for (const found of textOf(bytes, from, from + PART_BYTES + OVERLAP_BYTES).matchAll(all))
      // A match that begins in the overlap is found in the next part.
      if (found.index < PART_BYTES) yield from + found.index
  }
}

const inflated = promisify(inflate)

/** The objects in a stream whose dictionary names its type there; undefined if they are encoded in a way that is not supported. */
async function objectsAt(bytes: Buffer, at: number): Promise<Buffer | undefined> {
  const before = textOf(bytes, at - DICTIONARY_BYTES, at)
  const behind = textOf(bytes, at, at + DICTIONARY_BYTES)
  const start = /stream\r?\n/.exec(behind)
  if (!start) return undefined
  const dictionary = before.slice(before.lastIndexOf('obj') + 1) + behind.slice(0, start.index)
  const from = at + start.index + start[0].length
  const end = bytes.indexOf('endstream', from)
  const content = bytes.subarray(from, end < 0 ? bytes.length : end)
  if (namesIn('DecodeParms', 'DP', 'F', 'FFilter').test(dictionary)) return undefined
  if (!namesIn('Filter').test(dictionary)) return content
  if (!/\/Filter\s*(\/FlateDecode|\[\s*\/FlateDecode\s*\])/.test(dictionary)) return undefined
  return inflated(content, { maxOutputLength: INFLATED_MAX_BYTES }).catch(() => undefined)
}
