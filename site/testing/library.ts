import { http, HttpResponse } from 'msw'

import type { UsedDocument } from '#contract/documents.ts'
import type { Picture } from '#contract/media.ts'
import { server } from './mock-api.ts'

/** A picture of the library. */
export function aPicture(more: Partial<Picture> = {}): Picture {
  const base = `/media/${'0a'.repeat(16)}-12345678`
  return {
    _id: '65f0c0ffee65f0c0ffee65f0',
    name: 'chart.png',
    image: {
      filePath: `${base}.png`,
      filename: `${base.slice('/media/'.length)}.png`,
      alt: 'A chart',
      width: 800,
      height: 600,
      sizes: [{ width: 480, filePath: `${base}-480.webp` }],
    },
    alt: { en: 'A chart', ne: 'तालिका' },
    bytes: 1000,
    uploadedAt: '2026-11-20T20:00:00.000Z',
    revision: '"1"',
    ...more,
  }
}

/** A document of the library, which nothing offers. */
export const aDocument = (more: Partial<UsedDocument> = {}): UsedDocument => ({
  _id: 'd1',
  name: 'a.pdf',
  filePath: '/media/a.pdf',
  uploadedAt: '2026-11-20T20:00:00.000Z',
  revision: '"1"',
  title: { en: '', ne: '' },
  bytes: 9,
  downloads: 0,
  uses: [],
  ...more,
})

/**
 * Mocks the library: these pictures, and the answers to uploads, in order: pictures, or why they are refused.
 *
 * @param ready what uploads wait for
 */
export function mockLibrary(
  pictures: readonly Picture[],
  uploaded: readonly (Picture | string)[] = [],
  ready?: Promise<void>,
): void {
  const answers = [...uploaded]
  server.use(
    http.get('*/api/library', () => HttpResponse.json({ pictures: [...pictures], total: pictures.length })),
    http.post('*/api/library', async () => {
      await ready
      const answer = answers.shift() ?? 'No more'
      return typeof answer === 'string'
        ? HttpResponse.json({ message: answer }, { status: 400 })
        : HttpResponse.json({ ...answer }, { status: 201 })
    }),
  )
}
