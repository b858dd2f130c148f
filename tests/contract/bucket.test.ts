import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { mkdtemp, readdir, readlink, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'

import { afterAll, beforeAll, describe, expect, inject, it, onTestFinished } from 'vitest'

import { bucketSettings, keysIn, putObject } from '../storage/start.ts'
import { type Asked, type Fault, faultyStorage } from '../storage/faulty.ts'
import { runBackup, runProgram } from '../support/backup.ts'
import { type Answer, Client, fileOf } from '../support/client.ts'
import { entities, entity, image, message } from '../support/entities.ts'
import { noise, picture } from '../support/pictures.ts'
import { Proxy } from '../support/proxy.ts'
import { type Environment, freePort, type Server, spawnServer } from '../support/server.ts'
import { ownServer, ownServerWithAdmin } from './support/context.ts'

/** Every call responds within five seconds while the storage is unavailable; the sixth allows for a busy machine. */
const MOST_MS = 6_000
const unavailable = 'Service is not available. Please try again.'
const fault = 'Something went wrong. Please try again.'

const storage = inject('storage') ?? ''

async function inTime<T>(call: () => Promise<T>): Promise<T> {
  const started = performance.now()
  const answer = await call()
  expect(performance.now() - started).toBeLessThan(MOST_MS)
  return answer
}

let root = ''
beforeAll(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'site-bucket-'))
})
afterAll(() => rm(root, { recursive: true, force: true }))

const upload = async (client: Client, title = 'T'): Promise<Answer> =>
  client.post('/about/', { title }, { image: await picture('png', 1000, 20) })

const hashOf = async (url: string): Promise<string> => {
  const response = await fetch(url)
  expect([url, response.status]).toEqual([url, 200])
  return createHash('sha256')
    .update(new Uint8Array(await response.arrayBuffer()))
    .digest('hex')
}

/** Hashes of the files of an entry's picture, in all sizes, as a server sends them. */
const hashesOf = (answer: Answer, { url }: { url: string }): Promise<string[]> => {
  const { filePath, sizes } = image(answer)
  return Promise.all([filePath, ...sizes.map((size) => size.filePath)].map((file) => hashOf(url + file)))
}

const bucketOf = ({ environment }: Server): string => environment['S3_BUCKET'] ?? ''
const stored = (server: Server): Promise<string[]> => keysIn(storage, bucketOf(server))

/** Files that the server has open, without its database. */
const openFiles = async ({ pid, root: folder }: Server): Promise<string[]> => {
  const descriptors = `/proc/${pid}/fd`
  const links = (await readdir(descriptors)).map((name) => readlink(path.join(descriptors, name)).catch(() => ''))
  return (await Promise.all(links)).filter((file) => file.startsWith(folder) && !/site\.db/.test(file)).sort()
}

/** The logged errors of a request. */
const faultsOf = (server: Server, id: string | null): string[] =>
  server
    .output()
    .split('\n')
    .filter((line) => line.includes(`"${id}"`) && /"level":(50|60)/.test(line))

it('pictures are in the bucket, under the paths of their URLs, and not in a folder', async () => {
  const { server, client } = await ownServerWithAdmin()
  const { filePath, sizes } = image(await upload(client))
  const files = [filePath, ...sizes.map((size) => size.filePath)].map((file) => file.slice(1))
  expect(await stored(server)).toEqual(['media/.site', ...files.toSorted()])
  expect((await readdir(server.root)).sort()).toEqual(
    (await readdir(server.root)).includes('media') ? ['data', 'media'] : ['data'],
  )
  expect(await server.files()).toEqual(['.site', ...files.map((file) => path.basename(file)).sort()])
})

describe('a start', () => {
  const start = async (settings: Environment) => {
    const folders = { DATA_DIR: path.join(root, 'start', 'data'), MEDIA_DIR: path.join(root, 'start', 'media') }
    const { child, output } = spawnServer({ PORT: '0', LOG_LEVEL: 'error', ...folders, ...settings })
    const [code]: unknown[] = await once(child, 'close')
    return [code, output()]
  }

  it.each<[string, Environment, RegExp]>([
    ['a bucket that is missing', { S3_BUCKET: 'no-such-bucket' }, /^S3_BUCKET \(no-such-bucket\).*NoSuchBucket.*$/m],
    ['a wrong secret', { S3_SECRET_ACCESS_KEY: 'wrong' }, /^S3_BUCKET .*403 \(SignatureDoesNotMatch.*$/m],
    ['nobody at the endpoint', { S3_ENDPOINT: 'http://127.0.0.1:1' }, /^S3_BUCKET .* does not answer .*$/m],
  ])('with %s is refused with a line that says so', async (_, wrong, line) => {
    const [code, output] = await inTime(async () => start({ ...(await bucketSettings(storage)), ...wrong }))
    expect([code, output]).toEqual([1, expect.stringMatching(line)])
    expect(output).not.toContain('a secret of the tests')
  })
})

const storageGauge = async (port: number): Promise<string | undefined> =>
  /^storage_reachable (\d)$/m.exec(await (await fetch(`http://127.0.0.1:${port}/metrics`)).text())?.[1]

describe.each(['cut', 'freeze'] as const)('while the way to the storage is %s', (how) => {
  it('F14, D13: text is served and written, pictures say so, nothing is half done; it comes back without a restart', async () => {
    const { hostname, port } = new URL(storage)
    const proxy = await Proxy.to(hostname, Number(port))
    onTestFinished(() => proxy.cut())
    const metricsPort = await freePort()
    const settings = {
      ...(await bucketSettings(storage)),
      S3_ENDPOINT: `http://127.0.0.1:${proxy.port}`,
      METRICS_PORT: String(metricsPort),
    }
    const { server, client } = await ownServerWithAdmin(settings)
    const visitor = new Client(server.url)
    const before = await upload(client, 'Before')
    const hashes = await hashesOf(before, server)
    const { filePath } = image(await upload(client, 'Not read yet'))
    const files = await stored(server)

    const form = new FormData()
    form.append('file', fileOf(await picture()))
    proxy[how]()
    const ready = async () => {
      const { status, body } = await inTime(() => visitor.get('/ready'))
      return [status, body]
    }
    // Readiness stays 200: all nodes share the storage, and they serve everything that does not need it.
    await expect.poll(ready).toEqual([200, { status: 'ok', storage: 'unavailable' }])
    expect(await storageGauge(metricsPort)).toBe('0')
    const calls: Record<string, () => Promise<Answer>> = {
      'a picture': () => visitor.fetch(filePath),
      'its head': () => visitor.fetch(filePath, { method: 'HEAD' }),
      'a range of it': () => visitor.fetch(filePath, { headers: { range: 'bytes=0-9' } }),
      'an upload': () => upload(client, 'Lost'),
      'an upload in the panel': () => client.fetch('/api/media', { method: 'POST', body: form }),
      'an upload to the library': async () => client.post('/library', {}, { image: await picture() }),
    }
    // Small pictures that were read before are cached in memory.
    expect(await hashesOf(before, server)).toEqual(hashes)
    const answers = await Promise.all(
      Object.entries(calls).map(async ([name, call]) => ({ name, ...(await inTime(call)) })),
    )
    for (const { name, status, headers, text } of answers) {
      expect([name, status, headers.get('retry-after'), headers.get('cache-control')]).toEqual([
        name,
        503,
        '5',
        'no-store',
      ])
      if (name !== 'its head') expect(text).toContain(unavailable)
      const logged = faultsOf(server, headers.get('x-request-id'))
      expect([name, logged]).toEqual([name, [expect.stringContaining('the storage of pictures does not answer')]])
    }
    expect((await client.post('/faq/', { title: 'Text', description: 'D' })).status).toBe(201)
    expect(entities(await visitor.get('/about/')).map(({ title }) => title)).toEqual(['Before', 'Not read yet'])

    await proxy.open()
    await expect.poll(ready).toEqual([200, { status: 'ok', storage: 'ok' }])
    expect(await storageGauge(metricsPort)).toBe('1')
    expect(await hashesOf(before, server)).toEqual(hashes)
    // A write that was pending when the storage froze may complete later; the sweep removes its file.
    const expected = how === 'cut' ? files : expect.arrayContaining(files)
    await expect.poll(() => stored(server), { timeout: 10_000 }).toEqual(expected)
    expect((await upload(client, 'After')).status).toBe(201)
  })
})

describe('requests to the storage that fail', () => {
  async function onFaulty() {
    const faulty = await faultyStorage(storage, (stop) => onTestFinished(stop))
    const settings = { ...(await bucketSettings(storage)), S3_ENDPOINT: faulty.endpoint, SLOW_CLIENT_SECONDS: '1' }
    return { faulty, ...(await ownServerWithAdmin(settings)) }
  }

  const puts =
    (from: number, to: number, failure: Fault) =>
    ({ method, count }: Asked): Fault | undefined =>
      method === 'PUT' && count >= from && count < to ? failure : undefined

  // Uploading a picture with two smaller versions stores three objects.
  it.each<[string, ReturnType<typeof puts>, number, string]>([
    ['each with 500', puts(0, 99, { status: 500 }), 503, unavailable],
    ['each with 503, as one that is asked too often', puts(0, 99, { status: 503 }), 503, unavailable],
    ['refused, as with a key that may only read', puts(0, 99, { status: 403 }), 500, fault],
    ['at the third object', puts(2, 99, { status: 500 }), 503, unavailable],
    ['cut in the middle of an object', puts(1, 99, { requestEndsAfter: 40 }), 503, unavailable],
    [
      'cut before the answer, which may come after what has been done',
      puts(2, 99, { answerEndsAfter: 0 }),
      503,
      unavailable,
    ],
  ])('an upload, %s: says so, and leaves neither entry nor object', async (_, failing, status, words) => {
    const { faulty, server, client } = await onFaulty()
    const descriptors = await openFiles(server)
    faulty.fail(failing)
    const answer = await inTime(() => upload(client))
    expect([answer.status, message(answer)]).toEqual([status, words])
    expect(faultsOf(server, answer.headers.get('x-request-id'))).toHaveLength(1)
    expect(entities(await client.get('/about/'))).toEqual([])
    await expect.poll(() => stored(server), { timeout: 10_000 }).toEqual(['media/.site'])
    await expect.poll(() => server.files(), { timeout: 10_000 }).toEqual(['.site'])
    await expect.poll(() => openFiles(server)).toEqual(descriptors)
    expect(
      server
        .output()
        .split('\n')
        .filter((line) => line !== '' && !line.startsWith('{')),
    ).toEqual([])
    faulty.fail(() => undefined)
    const next = await upload(client)
    expect(next.status).toBe(201)
    // Three sizes and the mark.
    expect(await stored(server)).toHaveLength(4)
  })

  it.each<[string, Fault]>([
    ['500', { status: 500 }],
    ['a cut connection', { requestEndsAfter: 10 }],
  ])('one with %s is repeated, and nobody notices', async (_, failure) => {
    const { faulty, server, client } = await onFaulty()
    faulty.fail(({ method, count }) => (method === 'PUT' && count === 1 ? failure : undefined))
    const answer = await upload(client)
    expect([answer.status, faulty.countOf('PUT')]).toEqual([201, 4])
    faulty.fail(({ method, count }) => (method === 'GET' && count === 0 ? { status: 500 } : undefined))
    expect(await hashOf(server.url + image(answer).filePath)).toMatch(/^[0-9a-f]{64}$/)
  })

  it.each([
    [500, 503],
    [503, 503],
    [403, 500],
  ])('a picture whose read fails with %i gives %i, not cached', async (status, expected) => {
    const { faulty, server, client } = await onFaulty()
    const { filePath } = image(await upload(client))
    faulty.fail(() => ({ status }))
    const answer = await client.fetch(filePath)
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([expected, 'no-store'])
    expect(faultsOf(server, answer.headers.get('x-request-id'))).toHaveLength(1)
    faulty.fail(() => undefined)
    await hashOf(server.url + filePath)
  })

  it('small pictures are read once, with ranges and conditions; removed ones are gone', async () => {
    const { faulty, server, client } = await onFaulty()
    const made = await upload(client)
    const { filePath } = image(made)
    const whole = Buffer.from(await (await fetch(server.url + filePath)).arrayBuffer())
    faulty.fail(() => ({ status: 500 }))
    const visitor = new Client(server.url)
    const read = (headers: Record<string, string>, method = 'GET') => visitor.fetch(filePath, { method, headers })
    const all = await Promise.all([read({}), read({ range: 'bytes=2-9' }), read({}, 'HEAD')])
    expect(all.map(({ status }) => status)).toEqual([200, 206, 200])
    const part = await fetch(server.url + filePath, { headers: { range: 'bytes=2-9' } })
    expect(Buffer.from(await part.arrayBuffer())).toEqual(whole.subarray(2, 10))
    expect(part.headers.get('content-range')).toBe(`bytes 2-9/${whole.length}`)
    expect((await read({ 'if-none-match': part.headers.get('etag') ?? '' })).status).toBe(304)
    expect([faulty.countOf('GET'), faulty.countOf('HEAD')]).toEqual([0, 0])

    faulty.fail(() => undefined)
    const other = image(await upload(client, 'Other'))
    const together = await Promise.all(Array.from({ length: 10 }, () => hashOf(server.url + other.filePath)))
    expect([new Set(together).size, faulty.countOf('GET')]).toEqual([1, 1])

    expect((await client.remove(`/about/${entity(made)._id}`)).status).toBe(200)
    expect((await visitor.fetch(filePath)).status).toBe(404)
  })

  it.each<[string, Fault, number]>([
    ['answers late', { delayMs: 1000 }, 200],
    ['answers too late', { delayMs: 60_000 }, 503],
    ['ends early', { answerEndsAfter: 100_000 }, 503],
    ['stalls', { answerStallsAfter: 100_000 }, 503],
  ])('a picture is cropped from a storage that %s', async (_, failure, expected) => {
    const { faulty, client } = await onFaulty()
    const made = entity(await client.post('/library', {}, { image: await noise(600, 600) }))
    faulty.fail(({ method }) => (method === 'GET' ? failure : undefined))
    const crop = { x: 0, y: 0, width: 50, height: 50 }
    const answer = await client.patch(`/library/${made._id}`, { crop })
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([expected, expected === 503 ? '5' : null])
    faulty.fail(() => undefined)
    expect((await client.patch(`/library/${made._id}`, { crop })).status).toBe(200)
  })

  it.each<[string, () => ReturnType<typeof picture>]>([
    ['small', () => picture('png', 1000, 20)],
    ['large', () => noise(600, 600)],
  ])('a %s picture that comes back damaged is never sent as whole', async (_, make) => {
    const { faulty, server, client } = await onFaulty()
    const { filePath } = image(await client.post('/about/', { title: 'T' }, { image: await make() }))
    faulty.fail(({ method }) => (method === 'GET' ? { damagesByte: 50 } : undefined))
    const outcome = await fetch(server.url + filePath).then(
      async (response) =>
        response.ok
          ? response.arrayBuffer().then(
              () => 'sent',
              () => 'broken off',
            )
          : 'refused',
      () => 'broken off',
    )
    expect(outcome).not.toBe('sent')
    faulty.fail(() => undefined)
    await hashOf(server.url + filePath)
  })

  it('a picture whose reading ends early breaks the connection, so that no client takes it as complete', async () => {
    const { faulty, server, client } = await onFaulty()
    const made = await client.post('/about/', { title: 'T' }, { image: await noise(600, 600) })
    const { filePath } = image(made)
    faulty.fail(() => ({ answerEndsAfter: 100_000 }))
    const response = await fetch(server.url + filePath)
    expect(Number(response.headers.get('content-length'))).toBeGreaterThan(1_000_000)
    await expect(response.arrayBuffer()).rejects.toThrow()
    const id = response.headers.get('x-request-id')
    await expect.poll(() => faultsOf(server, id)).toEqual([expect.stringContaining('could not be read to its end')])
  })

  it('a picture whose reading stalls breaks the connection, too', async () => {
    const { faulty, server, client } = await onFaulty()
    const { filePath } = image(await client.post('/about/', { title: 'T' }, { image: await noise(600, 600) }))
    faulty.fail(() => ({ answerStallsAfter: 200_000 }))
    const response = await fetch(server.url + filePath)
    await expect(response.arrayBuffer()).rejects.toThrow()
  })
})

describe('backups and moves between folder and bucket', () => {
  const withPictures = async (settings: Environment) => {
    const made = await ownServerWithAdmin(settings)
    const answers = [await upload(made.client, 'One'), await upload(made.client, 'Two')]
    return { ...made, answers, hashes: await Promise.all(answers.map((answer) => hashesOf(answer, made.server))) }
  }
  const folderAlone = {
    S3_BUCKET: undefined,
    S3_ENDPOINT: undefined,
    S3_ACCESS_KEY_ID: undefined,
    S3_SECRET_ACCESS_KEY: undefined,
  }
  const foldersOf = ({ dataDir, mediaDir }: Server): Environment => ({ DATA_DIR: dataDir, MEDIA_DIR: mediaDir })

  it.each<[string, () => Promise<Environment>, () => Promise<Environment>]>([
    ['a bucket into a folder', () => bucketSettings(storage), async () => folderAlone],
    ['a folder into a bucket', async () => folderAlone, () => bucketSettings(storage)],
    ['a bucket into another', () => bucketSettings(storage), () => bucketSettings(storage)],
  ])('a backup of %s restores every picture to the byte', async (name, before, after) => {
    const { server, answers, hashes } = await withPictures(await before())
    const dir = path.join(root, name.replaceAll(' ', '-'))
    const made = await runBackup('backup', dir, { ...server.environment, ...foldersOf(server) })
    expect(made).toEqual({ code: 0, output: expect.stringContaining('Backed up') })
    const elsewhere = path.join(root, `${path.basename(dir)}-restored`)
    const folders = { DATA_DIR: path.join(elsewhere, 'data'), MEDIA_DIR: path.join(elsewhere, 'media') }
    const target = { ...folders, ...(await after()) }
    expect(await runBackup('restore', dir, target)).toEqual({ code: 0, output: expect.stringContaining('Restored') })
    const restored = await ownServer(target)
    expect(await Promise.all(answers.map((answer) => hashesOf(answer, restored)))).toEqual(hashes)
    const again = await runBackup('restore', dir, { ...target, DATA_DIR: path.join(elsewhere, 'other') })
    expect([again.code, again.output]).toEqual([1, expect.stringContaining('is not empty')])
    // The backup has released its hold, the object under holds/ that keeps the server from deleting files.
    if (server.environment['S3_BUCKET'])
      expect((await stored(server)).every((key) => key.startsWith('media/'))).toBe(true)
  })

  const move = (settings: Environment, ...args: string[]) => runProgram('move-media', args, settings)

  it('moves a folder into a bucket while the site serves, and back; what is there is left, what is not the same is replaced', async () => {
    const { server, client, answers, hashes } = await withPictures(folderAlone)
    const bucket = await bucketSettings(storage)
    const settings = { ...foldersOf(server), ...bucket }
    const files = await server.files()
    const damaged = files.find((name) => !name.startsWith('.')) ?? ''
    // A file as an interrupted copy would leave it.
    await putObject(storage, bucket.S3_BUCKET, `media/${damaged}`, 'half of it')
    await putObject(storage, bucket.S3_BUCKET, 'media/of-somebody-else.txt', 'stays')

    const first = await move(settings, '--to', 'bucket')
    expect([first.code, first.output]).toEqual([
      0,
      expect.stringContaining(`Copied ${files.length} files from MEDIA_DIR`),
    ])
    expect(await server.files()).toEqual(files)
    const later = await upload(client, 'Later')
    const [laterHashes, all] = [await hashesOf(later, server), await server.files()]
    await server.end('SIGTERM')
    const onBucket = await server.restart(bucket)
    expect(await Promise.all(answers.map((answer) => hashesOf(answer, onBucket)))).toEqual(hashes)

    const rest = await move(settings, '--to', 'bucket', '--remove')
    const counts = `Copied ${all.length - files.length} files`
    expect([rest.code, rest.output]).toEqual([0, expect.stringContaining(counts)])
    expect(rest.output).toContain(`${files.length} were there already. Removed ${all.length}`)
    expect(await hashesOf(later, onBucket)).toEqual(laterHashes)
    expect(await server.files()).toEqual([])

    const back = await move(settings, '--to', 'folder', '--remove')
    expect([back.code, back.output]).toEqual([
      0,
      expect.stringContaining(`Copied ${all.length + 1} files from S3_BUCKET`),
    ])
    expect(await keysIn(storage, bucket.S3_BUCKET)).toEqual([])
    await onBucket.end('SIGTERM')
    const inFolder = await server.restart()
    expect(await Promise.all(answers.map((answer) => hashesOf(answer, inFolder)))).toEqual(hashes)
  })

  it('a move that fails removes nothing and says why; repeated, it goes on', async () => {
    const { server } = await withPictures(folderAlone)
    const faulty = await faultyStorage(storage, (stop) => onTestFinished(stop))
    const bucket = await bucketSettings(storage)
    const settings = { ...foldersOf(server), ...bucket, S3_ENDPOINT: faulty.endpoint }
    const files = await server.files()
    faulty.fail(({ method, count }) => (method === 'PUT' && count >= 3 ? { status: 500 } : undefined))
    const failed = await move(settings, '--to', 'bucket', '--remove')
    expect([failed.code, failed.output]).toEqual([1, expect.stringContaining('does not answer')])
    expect(await server.files()).toEqual(files)
    faulty.fail(() => undefined)
    const next = await move(settings, '--to', 'bucket', '--remove')
    expect([next.code, next.output]).toEqual([0, expect.stringContaining('3 were there already')])
    expect(await keysIn(storage, bucket.S3_BUCKET)).toEqual(files.map((file) => `media/${file}`))
  })

  it.each([[[]], [['--to']], [['--to', 'cloud']], [['--to', 'bucket', '--force']]])(
    'an unknown command line (%s) is answered with how it is used',
    async (args) => {
      const { code, output } = await move({ DATA_DIR: root, MEDIA_DIR: root }, ...args)
      expect([code, output]).toEqual([1, 'usage: npm run move-media -- --to bucket|folder [--remove]\n'])
    },
  )
})

it('MEDIA_URL: pages, texts and feeds name the CDN’s origin, and allow pictures from it', async () => {
  const { server, client } = await ownServerWithAdmin({
    MEDIA_URL: 'https://cdn.example.com',
    PUBLIC_URL: 'https://www.example.com',
  })
  const made = await client.post(
    '/blog/',
    { title: 'With it', description: 'D' },
    { image: await picture('png', 1000, 500) },
  )
  const { filePath, sizes, filename } = image(made)
  expect(filePath).toBe(`https://cdn.example.com/media/${filename}`)
  const description = `<p>Text</p><img src="${filePath}" srcset="${sizes[0]?.filePath} 480w" alt="In it">`
  const written = await client.post('/blog/', { title: 'Text with it', description })
  expect(written.status).toBe(201)
  const page = await client.fetch('/blog')
  expect(page.text).toContain(`src="${filePath}"`)
  expect(page.headers.get('content-security-policy')).toContain("img-src 'self' data: blob: https://cdn.example.com;")
  const text = await client.fetch(`/blog/${entity(written).slug}`)
  expect(text.text).toContain(`src="${filePath}"`)
  const feed = await client.fetch('/feed.xml')
  expect(feed.text).toContain(filePath)
  expect(feed.text).not.toContain('cdn.example.comhttps')
  expect(feed.text).not.toContain('www.example.com/media/')
  // The server still serves the file, since the CDN fetches it from here.
  expect((await fetch(server.url + new URL(filePath).pathname)).status).toBe(200)
})
