import { readFile } from 'node:fs/promises'
import { crc32, deflateSync } from 'node:zlib'

import sharp from 'sharp'
import { expect, it } from 'vitest'

import type { Client, Picture } from '../support/client.ts'
import { picture } from '../support/pictures.ts'
import { residentBytes, residentBytesOfChildren } from '../support/process.ts'
import { measured } from '../support/measured.ts'
import { rounds } from '../support/rounds.ts'
import type { Server, Within } from '../support/server.ts'
import { ownServerWithAdmin } from './support/context.ts'

const MB = 1_048_576

/** The pictures that were made, by kind and number of pixels: encoding one takes seconds. */
const made = new Map<string, Promise<Picture>>()

/** A picture that is small as a file and large once decoded, in formats that must be decoded completely before the first line. */
function hostile(kind: Kind, pixels: number): Promise<Picture> {
  const name = `${kind} ${pixels}`
  const encoding = made.get(name) ?? encoded(kind, pixels)
  made.set(name, encoding)
  return encoding
}

type Kind = keyof typeof limits

/**
 * Megabytes for one picture of 49 megapixels, by kind: those of the server and of the process that encodes it together. Decoders hold
 * WebP, GIF and AVIF as a whole, AVIF several times.
 */
const limits = { progressive: 300, interlaced: 350, turned: 350, webp: 550, gif: 900, avif: 1050 }

async function encoded(kind: Kind, pixels: number): Promise<Picture> {
  const side = Math.floor(Math.sqrt(pixels))
  const canvas = sharp({
    create: { width: side, height: side, channels: 3, background: '#fff' },
    limitInputPixels: false,
  })
  if (kind === 'webp' || kind === 'avif') return { bytes: await canvas.toFormat(kind, { effort: 0 }).toBuffer() }
  if (kind === 'gif') return { bytes: await canvas.gif({ effort: 1 }).toBuffer() }
  if (kind === 'interlaced') return { bytes: await canvas.png({ progressive: true, compressionLevel: 9 }).toBuffer() }
  const jpeg = canvas.jpeg({ progressive: kind === 'progressive' })
  return { bytes: await (kind === 'turned' ? jpeg.withMetadata({ orientation: 6 }) : jpeg).toBuffer() }
}

/** A PNG with a compressed chunk that inflates to 100 MB. */
async function inflating(type: 'zTXt' | 'iCCP'): Promise<Picture> {
  const { bytes } = await picture('png')
  const body = Buffer.concat([Buffer.from(`${type}name\0\0`), deflateSync(Buffer.alloc(100 * MB))])
  const [length, checksum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(body.length - 4)
  checksum.writeUInt32BE(crc32(body))
  return { bytes: Buffer.concat([bytes.subarray(0, 33), length, body, checksum, bytes.subarray(33)]) }
}

/** A JPEG with 1,000 application segments. */
async function segmented(): Promise<Picture> {
  const { bytes } = await picture('jpeg')
  const segment = Buffer.concat([Buffer.from([0xff, 0xe1, 0x20, 0x02]), Buffer.from('Exif\0\0'), Buffer.alloc(0x1ffa)])
  const segments = Array.from({ length: 1000 }, () => segment)
  return { bytes: Buffer.concat([bytes.subarray(0, 2), ...segments, bytes.subarray(2)]) }
}

interface Growth {
  server: number
  /** With the processes that it has started. */
  all: number
}

/** The maximum growth of the server's memory during the work. */
async function growth(server: Server, work: Promise<unknown>): Promise<Growth> {
  const before = await residentBytes(server.pid)
  const most = { server: before, all: before }
  let done = false
  const ended = work.finally(() => (done = true))
  await expect
    .poll(
      async () => {
        const [own, started] = await Promise.all([residentBytes(server.pid), residentBytesOfChildren(server.pid)])
        most.server = Math.max(most.server, own)
        most.all = Math.max(most.all, own + started)
        return done
      },
      { timeout: 1_200_000, interval: 20 },
    )
    .toBe(true)
  await ended
  return { server: most.server - before, all: most.all - before }
}

const megabytes = (bytes: number): string => `${(bytes / MB).toFixed(0)} MB`

const kinds = ['progressive', 'interlaced', 'turned', 'webp', 'gif', 'avif'] as const

const upload = async (client: Client, image: Picture): Promise<number> =>
  (await client.post('/about/', { title: 'T' }, { image })).status

it('F9, U8: pictures that are large once decoded take a bounded amount of memory, also many at once', async () => {
  const { server, client } = await ownServerWithAdmin()
  await upload(client, await hostile('progressive', 1e6))
  for (const kind of kinds) {
    const image = await hostile(kind, 49e6)
    const status = upload(client, image)
    const one = await growth(server, status)
    measured('F9', `memory for one picture of 49 megapixels: ${kind}`, '250 MB', megabytes(one.server))
    measured('F9', 'the same with the process that encodes it', `${limits[kind]} MB`, megabytes(one.all))
    expect([kind, one.server / MB < 250, one.all / MB < limits[kind], await status]).toEqual([kind, true, true, 201])
  }
  for (const kind of ['progressive', 'interlaced', 'turned'] as const) {
    const tooLarge = await hostile(kind, 100e6)
    expect([kind, (await growth(server, upload(client, tooLarge))).all / MB < 50]).toEqual([kind, true])
  }
  const many = rounds(4, 20)
  const image = await hostile('progressive', 49e6)
  const statuses = Promise.all(Array.from({ length: many }, () => upload(client, image)))
  const grown = await growth(server, statuses)
  measured('F9', `memory for ${many} of them at once`, '500 MB', megabytes(grown.all))
  expect(grown.all / MB).toBeLessThan(500)
  expect(new Set(await statuses)).toEqual(new Set([201]))
}, 1_200_000)

it('F9, U9: what a picture has beside its pixels takes a bounded amount of memory', async () => {
  const { server, client } = await ownServerWithAdmin()
  await upload(client, await picture())
  for (const [kind, image] of Object.entries({
    zTXt: await inflating('zTXt'),
    iCCP: await inflating('iCCP'),
    'segments of APP1': await segmented(),
  })) {
    const status = upload(client, image)
    const grown = await growth(server, status)
    expect([kind, grown.all / MB < 250]).toEqual([kind, true])
    expect([kind, [201, 400].includes(await status)]).toEqual([kind, true])
  }
})

/** Starts the server with a smaller heap than usual. */
const smallHeap: Within = () => [
  'sh',
  '-c',
  'for arg; do shift; case $arg in --max-old-space-size=*) arg=${arg%=*}=256;; esac; set -- "$@" "$arg"; done; exec "$@"',
  'sh',
]

it('D10: with a heap of 256 MB such pictures at once end in answers, not in the process', async () => {
  const { server, client } = await ownServerWithAdmin({}, smallHeap)
  const command = await readFile(`/proc/${server.pid}/cmdline`, 'utf8')
  expect(command.split('\0').filter((word) => word.startsWith('--max-old'))).toEqual(['--max-old-space-size=256'])
  const together = ['progressive', 'interlaced', 'turned', 'avif'] as const
  const tooLarge = await hostile('interlaced', 51e6)
  const allowed = await Promise.all(together.map((kind) => hostile(kind, 49e6)))
  const answers = await Promise.all([...allowed, tooLarge].map((image) => upload(client, image)))
  expect(answers).toEqual([...together.map(() => 201), 400])
  expect((await client.get('/about/')).status).toBe(200)
}, 120_000)
