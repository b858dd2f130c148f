import { expect, it } from 'vitest'

import { imageFileProblem } from './image-file.ts'

const bytes = (text: string): Uint8Array => Uint8Array.from(text, (sign) => sign.charCodeAt(0))
const MB = 1_048_576

it.each([
  ['a.jpg', 'image/jpeg', 10 * MB, '\u00ff\u00d8\u00ff\u00e0'],
  ['a.avif', 'image/avif', 100, '\0\0\0\u0020ftypavif\0\0\0\0avifmif1miaf'],
  ['a.avif', 'image/avif', 100, '\0\0\0\u0020ftypmif1\0\0\0\0mif1avifmiaf'],
  ['heic.png', 'image/png', 100, '\u0089PNG\r\n'],
  ['a.gif', 'image/gif', 1, ''],
])('%s of type %s with %i bytes may be taken', (name, type, size, head) => {
  expect(imageFileProblem({ name, type, size }, bytes(head))).toBeUndefined()
})

it.each([
  ['IMG_1.HEIC', '', 100, '', { kind: 'format', format: 'HEIC' }],
  ['IMG_1.heif', 'image/heif', 100, '', { kind: 'format', format: 'HEIC' }],
  ['IMG_1.jpg', 'image/jpeg', 100, '\0\0\0\u0024ftypheic\0\0\0\0mif1', { kind: 'format', format: 'HEIC' }],
  ['a.svg', 'image/svg+xml', 100, '<svg xmlns', { kind: 'format', format: 'SVG' }],
  ['a.png', 'image/png', 100, '\u00ef\u00bb\u00bf<?xml version', { kind: 'format', format: 'SVG' }],
  ['a.pdf', 'application/pdf', 100, '%PDF-1.7', { kind: 'format', format: 'PDF' }],
  ['a.tif', 'image/tiff', 100, 'II*\0', { kind: 'format', format: 'TIFF' }],
  ['a.bmp', 'image/bmp', 100, '', { kind: 'format', format: 'BMP' }],
  ['a.txt', 'text/plain', 100, 'words', { kind: 'unknown' }],
  ['a', '', 100, '', { kind: 'unknown' }],
  ['a.png', 'image/png', 0, '', { kind: 'empty' }],
  ['a.png', 'image/png', 14.2 * MB, '', { kind: 'tooLarge', size: 14.2 * MB }],
])('%s of type %j with %i bytes is refused', (name, type, size, head, problem) => {
  expect(imageFileProblem({ name, type, size }, bytes(head))).toEqual(problem)
})
