import { imageEndings } from './image-formats.ts'
import { IMAGE_BYTES } from './upload-limits.ts'

/** The formats of pictures that are taken, as browsers name them. */
export const imageTypes: readonly string[] = Object.keys(imageEndings).map((format) => `image/${format}`)

/** Characters of a picture's alternative text. */
export const ALT_MAX = 300

/** The field by which requests name a picture of the library in place of a file. */
export const IMAGE_ID = 'imageId'

/** The number of first bytes from which the format is detected. */
export const IMAGE_HEAD_BYTES = 32

interface ImageFile {
  name: string
  /** The browser's media type, which is derived from the name; empty if unknown. */
  type: string
  size: number
}

/** Formats that programs make pictures in, and that are not taken. */
type OtherFormat = 'HEIC' | 'SVG' | 'PDF' | 'TIFF' | 'BMP'

/** Why a file is no picture that is taken. */
export type ImageProblem =
  | { kind: 'format'; format: OtherFormat }
  | { kind: 'unknown' | 'empty' }
  /** `size` is the file's, in bytes. */
  | { kind: 'tooLarge'; size: number }

/**
 * Why a chosen file will be refused as a picture; undefined if it may be taken. The server decides by decoding it.
 *
 * @param head its first bytes, if they are known
 */
export function imageFileProblem({ name, type, size }: ImageFile, head?: Uint8Array): ImageProblem | undefined {
  const format = (head && refusedFormatOf(head)) ?? namedFormat(name, type)
  if (format !== undefined) return { kind: 'format', format }
  if (!imageTypes.includes(type)) return { kind: 'unknown' }
  if (size === 0) return { kind: 'empty' }
  return size > IMAGE_BYTES ? { kind: 'tooLarge', size } : undefined
}

const names: readonly (readonly [RegExp, OtherFormat])[] = [
  [/\bhei[cf]\b/i, 'HEIC'],
  [/\bsvg\b/i, 'SVG'],
  [/\bpdf\b/i, 'PDF'],
  [/\btiff?\b/i, 'TIFF'],
  [/\bbmp\b/i, 'BMP'],
]

/** The format by the type, or by the name's extension if the browser has not determined it. */
const namedFormat = (name: string, type: string): OtherFormat | undefined =>
  names.find(([pattern]) => pattern.test(type || (name.split('.').at(-1) ?? '')))?.[1]

/** Formats that files often have under the name of another. */
function refusedFormatOf(head: Uint8Array): OtherFormat | undefined {
  const text = String.fromCharCode(...head.slice(0, IMAGE_HEAD_BYTES))
  // An ISO media file, whose brand comes after its size: ISO/IEC 23008-12, annex B.
  if (/^.{4}ftyp(hei[cmsx]|hev[cmsx]|mif1|msf1)/s.test(text) && !/avi[fs]/.test(text)) return 'HEIC'
  if (/^\s*(<\?xml|<svg|<!DOCTYPE svg)/i.test(text.replace(/^\u00ef\u00bb\u00bf/, ''))) return 'SVG'
  if (text.startsWith('%PDF')) return 'PDF'
  if (/^(II\*\0|MM\0\*)/.test(text)) return 'TIFF'
  return /^BM.{4}\0{4}/s.test(text) ? 'BMP' : undefined
}
