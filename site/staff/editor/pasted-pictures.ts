import { createCommand } from 'lexical'

import { namedPicture } from '#contract/rich-text/pictures.ts'
import { type ElementNode, isElement, type Node } from '#contract/rich-text/tree.ts'
import { newKey } from '../../state/idempotency-key.ts'
import { picturesInRtf } from './rtf-pictures.ts'

/** A picture that a paste brings along, and the id under which the text holds its place. */
export interface PastedPicture {
  id: string
  file: File
}

/** Asks for the pictures of a paste to be added to the library. */
export const ADD_PICTURES_COMMAND = createCommand<readonly PastedPicture[]>('ADD_PICTURES_COMMAND')

type Clipboard = Pick<DataTransfer, 'getData' | 'files'>

/**
 * The pictures whose bytes come with pasted HTML: in it, as files, or in the text for word processors. Each is marked in the tree
 * with the id that it gets.
 */
export function takePictures(nodes: readonly Node[], data: Clipboard): PastedPicture[] {
  const images = foreignPictures(nodes)
  const files = filesOf(images, nodes, data)
  return images.flatMap((image, index) => {
    const file = files[index]
    if (!file) return []
    const id = newKey()
    image.attrs = [{ name: 'data-picture', value: id }, ...image.attrs.filter(({ name }) => name === 'alt')]
    return { id, file }
  })
}

/** The image files of a paste without HTML, such as a picture that was copied alone. */
export const pictureFiles = (data: Pick<DataTransfer, 'files'>): File[] =>
  [...data.files].filter(({ type }) => type.startsWith('image/'))

function filesOf(images: readonly ElementNode[], nodes: readonly Node[], data: Clipboard): (File | undefined)[] {
  const own = images.map((image) => fileInUrl(valueOf(image, 'src')))
  if (own.some((file) => file !== undefined)) return own
  // Beside text, a file is a picture of that: Excel sends one of the cells.
  const files = hasText(nodes) ? [] : pictureFiles(data)
  if (files.length === images.length) return files
  const inRtf = images.length > 0 ? picturesInRtf(data.getData('text/rtf')) : []
  // If the numbers differ, the pictures cannot be matched.
  return inRtf.length === images.length ? inRtf : []
}

const valueOf = ({ attrs }: ElementNode, name: string): string => attrs.find((attr) => attr.name === name)?.value ?? ''

/** The file in a `data:` URL; undefined for others. */
function fileInUrl(url: string): File | undefined {
  const [, type = '', base64 = ''] = /^data:(image\/[a-z.+-]{1,40});base64,([\da-z+/=\s]+)$/i.exec(url) ?? []
  if (base64 === '') return undefined
  try {
    const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0))
    return new File([bytes], `picture.${type.slice('image/'.length)}`, { type: type.toLowerCase() })
  } catch {
    return undefined
  }
}

/** The pictures of pasted HTML that are not of the library, in order. */
export function foreignPictures(nodes: readonly Node[]): ElementNode[] {
  const found: ElementNode[] = []
  const waiting = nodes.toReversed()
  for (let node = waiting.pop(); node; node = waiting.pop()) {
    if (!isElement(node)) continue
    if (node.tagName === 'img' && isPicture(node) && !namedPicture(node)) found.push(node)
    for (const child of node.childNodes.toReversed()) waiting.push(child)
  }
  return found
}

/** Whether an image is neither an invisible pixel nor an emoji, whose character is kept. */
function isPicture(image: ElementNode): boolean {
  const isPixel = ['width', 'height'].some((name) => /^[01](px)?$/.test(valueOf(image, name)))
  return !isPixel && !/^\p{Extended_Pictographic}/u.test(valueOf(image, 'alt'))
}

const unseen = new Set(['head', 'style', 'script', 'title', 'meta'])

function hasText(nodes: readonly Node[]): boolean {
  const waiting = [...nodes]
  for (let node = waiting.pop(); node; node = waiting.pop()) {
    if (!isElement(node)) {
      if ((node.value ?? '').trim() !== '') return true
    } else if (!unseen.has(node.tagName)) for (const child of node.childNodes) waiting.push(child)
  }
  return false
}
