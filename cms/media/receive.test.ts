import { Readable } from 'node:stream'

import { expect, it, onTestFinished } from 'vitest'

import { IMAGE_BYTES } from '#contract/upload-limits.ts'
import { messages } from '#contract/messages.ts'
import { receiveFile, shownName } from './receive.ts'

const MEGABYTE = Buffer.alloc(1_000_000, 'a')

/** Receives a file that may be a picture or a document, larger than a picture may be. */
async function receive(firstChunks: readonly string[]): Promise<number> {
  const rest = Array.from({ length: Math.ceil(IMAGE_BYTES / MEGABYTE.length) }, () => MEGABYTE)
  const source = Readable.from([...firstChunks.map((text) => Buffer.from(text)), ...rest])
  const { bytes, drop } = await receiveFile(source, 'file', ['image', 'document'])
  onTestFinished(drop)
  return bytes
}

it('a document may be larger than a picture, however short the chunks are in which its first bytes come', async () => {
  for (const first of [['%PDF-1.7'], ['%', 'PDF-', '1.7'], ['%PDF', '-1.7']])
    expect(await receive(first)).toBeGreaterThan(IMAGE_BYTES)
  for (const first of [['%', 'PDX-'], ['JFIF']]) await expect(receive(first)).rejects.toThrow(messages.imageTooLarge)
})

it('a name is one line of at most 200 characters, without half of a character', () => {
  expect(shownName(' a\n\tb\u0000c ')).toBe('a b c')
  expect(shownName('a %22b%22 100%.pdf')).toBe('a "b" 100%.pdf')
  expect(shownName(`${'x'.repeat(230)}.pdf`)).toBe(`${'x'.repeat(196)}.pdf`)
  expect(shownName(`${'x'.repeat(195)}😀.pdf`)).toBe(`${'x'.repeat(195)}.pdf`)
  // Joiners belong to words in Devanagari, and nowhere else.
  expect(shownName('गर्\u200Dयो\u200D कर\u200C')).toBe('गर्\u200Dयो कर')
  expect(shownName(`${'a'.repeat(199)}😀`)).toBe('a'.repeat(199))
})
