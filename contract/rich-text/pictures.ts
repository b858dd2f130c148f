import { ALT_MAX } from '../image-file.ts'
import { PICTURE_ENDING, STORED_NAME } from '../image-formats.ts'
import { isRecord, textOf } from '../narrow.ts'
import { attributeText, escapeText } from './escape.ts'
import { attribute } from './formatting.ts'
import { type PictureNode, type ShownPicture, picture } from './nodes.ts'
import { type ElementNode, isElement, type Node } from './tree.ts'

/**
 * Pictures of the library in a text. What is stored names a picture by its id; its file, size and alternative text are those of
 * its document whenever the text is read.
 */

/** The `sizes` of pictures: a text is at most as wide as `--container-text` of the pages. */
const SIZES = '(min-width: 760px) 720px, 92vw'

/** Whether a text has the form of a picture's id. */
export const isPictureId = (value: string): boolean => /^[0-9a-f-]{24,36}$/.test(value)
const srcPattern = new RegExp(`^(?:https?://[^/?#]{1,255})?(/media/${STORED_NAME}\\.${PICTURE_ENDING})$`)
const srcsetPattern = new RegExp(`^/media/${STORED_NAME}(?:-\\d{1,5}\\.webp|\\.${PICTURE_ENDING}) \\d{1,5}w$`)

/** A text of one line. */
const oneLine = (value: unknown): string => textOf(value).replaceAll('\0', '').replace(/\s+/g, ' ').trim()

const altText = (value: unknown): string => [...oneLine(value)].slice(0, ALT_MAX).join('').trim()

/** The picture of the library that an `<img>` names, by its id or its file; undefined for others. */
export function namedPicture(image: ElementNode, caption = ''): PictureNode | undefined {
  const id = (attribute(image, 'data-picture') ?? '').trim()
  const shown = shownOf({
    src: attribute(image, 'src'),
    srcset: attribute(image, 'srcset'),
    width: Number(attribute(image, 'width')),
    height: Number(attribute(image, 'height')),
  })
  if (!isPictureId(id) && !shown) return undefined
  return picture(isPictureId(id) ? id : '', { alt: altText(attribute(image, 'alt')), caption: oneLine(caption) }, shown)
}

/** The file's name in a picture's URL. */
export const fileNameIn = ({ src }: ShownPicture): string => src.slice(src.lastIndexOf('/') + 1)

/** The data of a picture that may be shown, without anything that is no file of the library; undefined if nothing is left. */
function shownOf(given: unknown): ShownPicture | undefined {
  if (!isRecord(given)) return undefined
  const src = srcPattern.exec(textOf(given['src']).trim())?.[1]
  if (src === undefined) return undefined
  const srcset = textOf(given['srcset']).split(', ', 9)
  return {
    src,
    ...(srcset.length < 9 && srcset.every((each) => srcsetPattern.test(each)) ? { srcset: srcset.join(', ') } : {}),
    ...sizeOf(given),
  }
}

const isSide = (side: unknown): side is number =>
  typeof side === 'number' && Number.isInteger(side) && side > 0 && side < 100_000

const sizeOf = ({ width, height }: Readonly<Record<string, unknown>>): Pick<ShownPicture, 'width' | 'height'> =>
  isSide(width) && isSide(height) ? { width, height } : {}

/** The HTML of a picture in a text; none for what is no picture of the library. */
export function pictureHtml(node: Readonly<Record<string, unknown>>): string {
  const { relationTo, value, fields, shown } = node
  const id = isPictureId(textOf(value)) ? textOf(value) : ''
  const file = shownOf(shown)
  if (relationTo !== 'media' || (id === '' && !file)) return ''
  const { alt, caption } = isRecord(fields) ? fields : {}
  const below = oneLine(caption)
  const tag = imageTag(id, attributeText(altText(alt)), file)
  return `<figure>${tag}${below === '' ? '' : `<figcaption>${escapeText(below)}</figcaption>`}</figure>`
}

/** @param alt escaped for an attribute */
export function imageTag(id: string, alt: string, shown?: ShownPicture): string {
  const size = shown?.width === undefined ? '' : ` width="${shown.width}" height="${shown.height}"`
  const srcset = shown?.srcset === undefined ? '' : ` srcset="${shown.srcset}" sizes="${SIZES}"`
  const src = shown ? ` src="${shown.src}"${srcset}${size}` : ''
  return `<img${id === '' ? '' : ` data-picture="${id}"`}${src} alt="${alt}" loading="lazy">`
}

/** The caption of a figure around a picture of the library, for the first one in it; undefined around others. */
export function captionOf(figure: ElementNode): { text: string } | undefined {
  const waiting: Node[] = [...figure.childNodes]
  const captions: Node[] = []
  let hasPicture = false
  for (let node = waiting.pop(); node; node = waiting.pop()) {
    if (!isElement(node) || node.tagName === 'figure') continue
    if (node.tagName === 'figcaption') captions.unshift(node)
    else if (node.tagName === 'img') hasPicture ||= namedPicture(node) !== undefined
    else waiting.push(...node.childNodes)
  }
  return hasPicture ? { text: oneLine(captions.map(wordsOf).join(' ')) } : undefined
}

function wordsOf(top: Node): string {
  const waiting: Node[] = [top]
  const texts: string[] = []
  for (let node = waiting.pop(); node; node = waiting.pop()) {
    if (isElement(node)) waiting.push(...node.childNodes.toReversed())
    else texts.push(node.value ?? '')
    // Blocks and line breaks separate words.
    if (isElement(node) && /^(br|p|div|li)$/.test(node.tagName)) texts.push(' ')
  }
  return texts.join('')
}
