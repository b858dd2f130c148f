import express from 'express'
import sharp from 'sharp'
import { afterEach, expect, it, onTestFinished, vi } from 'vitest'

import { defaultSiteContent } from '#contract/site-content.ts'
import { log } from '#cms/common/log.ts'
import type { MediaStore } from '#cms/media/media-store.ts'
import { firmIcons } from './firm-icons.ts'

const picture = await sharp({ create: { width: 40, height: 20, channels: 3, background: '#123456' } })
  .png()
  .toBuffer()

const storeWith = (read: MediaStore['read']) => ({ read }) as MediaStore

/** Serves icons before a handler of built ones; returns what is sent for a path. */
async function serve(read: MediaStore['read'], firm: { logo: string | null; firmName: string } | undefined) {
  const app = express()
  app.use(firmIcons(storeWith(read), async () => firm))
  app.use((_req, res) => void res.type('png').send('built'))
  const server = app.listen(0)
  onTestFinished(() => void server.close())
  await new Promise((resolve) => server.once('listening', resolve))
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return async (path: string, init: RequestInit = {}) => fetch(`http://localhost:${port}${path}`, init)
}

const named = { logo: '/media/a-480.webp', firmName: 'Himal Tax' }

afterEach(() => void vi.restoreAllMocks())

it.each([
  ['the firm cannot be read', async () => picture, undefined],
  ['there is no logo', async () => picture, { ...named, logo: null, firmName: defaultSiteContent.firmName }],
  ['the file of the logo is missing', async () => undefined, named],
  ['the file of the logo is no picture', async () => Buffer.from('text'), named],
  ['the storage does not answer', () => Promise.reject(new Error('away')), named],
])('the built icon is served where %s', async (_why, read, firm) => {
  vi.spyOn(log, 'warn').mockReturnValue()
  const get = await serve(read, firm)
  const response = await get('/favicon-32.png')
  expect([response.status, await response.text()]).toEqual([200, 'built'])
})

it('a logo that cannot be read is logged once a minute, and tried again', async () => {
  const warned = vi.spyOn(log, 'warn').mockReturnValue()
  const read = vi.fn<MediaStore['read']>().mockResolvedValueOnce(undefined).mockResolvedValue(picture)
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  const get = await serve(read, named)
  const isBuilt = async () => (await (await get('/icon-512.png')).text()) === 'built'
  expect([await isBuilt(), await isBuilt()]).toEqual([true, true])
  expect([read.mock.calls, warned.mock.calls.length]).toEqual([[['a-480.webp']], 1])
  vi.advanceTimersByTime(60_000)
  expect(await isBuilt()).toBe(false)
})

it('answers HEAD and what a client has already, and draws once', async () => {
  const read = vi.fn<MediaStore['read']>().mockResolvedValue(picture)
  const get = await serve(read, named)
  const first = await get('/icon-192.png')
  const etag = first.headers.get('etag') ?? ''
  const head = await get('/icon-192.png', { method: 'HEAD' })
  const again = await get('/icon-192.png', { headers: { 'if-none-match': etag } })
  expect([first.status, head.status, head.headers.get('etag'), again.status]).toEqual([200, 200, etag, 304])
  expect(read).toHaveBeenCalledOnce()
  expect((await get('/other.png')).headers.get('etag')).not.toBe(etag)
})
