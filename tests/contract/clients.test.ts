import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

import { afterAll, describe, expect, it } from 'vitest'

import { type Client, fileOf } from '../support/client.ts'
import { picture } from '../support/pictures.ts'
import { newestInquiries, publishDraft, publishPost } from './support/api-examples.ts'
import { admin, create, sharedUrl, visitor } from './support/context.ts'
import { programOf } from '../support/people.ts'

const root = path.resolve(import.meta.dirname, '../..')
const page = readFileSync(path.join(root, 'docs/api.md'), 'utf8')

/** The code blocks of docs/api.md in a language. */
const blocksOf = (language: string): string[] =>
  [...page.matchAll(/^```(\w+)\n([^]*?)^```$/gm)].flatMap(([, name, code = '']) => (name === language ? [code] : []))

let program: Client | undefined
const key = async (): Promise<string> => (program ??= await programOf(admin())).key ?? ''
// The shared administrator may have at most ten keys.
afterAll(async () => void (await admin().remove('/api-keys?where[name][equals]=Importer')))

describe('with a key', () => {
  it('a client that is generated from the document reads, creates with a picture, and updates', async () => {
    const { data, response } = await publishPost(sharedUrl, await key(), fileOf(await picture()))
    expect(response.status).toBe(200)
    expect(data).toMatchObject({
      title: 'Filing a return, step by step',
      description: '<p>In three steps.</p>',
      image: { width: 64, height: 48 },
    })
    expect((await visitor().get(`/blog/${data?.slug}`)).body).toMatchObject({ title: 'Filing a return, step by step' })
  })

  it('Payload’s SDK uploads, creates, updates and reads', async () => {
    const service = await publishDraft(sharedUrl, await key(), fileOf(await picture()))
    expect(service).toMatchObject({ title: 'Audits', _status: 'published' })
    expect((await visitor().get(`/service/${service.slug}`)).body).toMatchObject({
      image: { alt: 'A stamp', width: 64 },
    })
    await create('inquiry', { name: 'Maya Gurung' })
    // Other test files create inquiries on the shared server, too.
    const [newest] = await newestInquiries(sharedUrl, await key())
    expect(newest).toMatchObject({ name: 'Maya Gurung' })
  })
})

describe('docs/api.md', () => {
  const hasCurl = spawnSync('curl', ['--version']).status === 0

  it.skipIf(!hasCurl).each(blocksOf('sh').map((code, n) => [n + 1, code] as const))(
    'shows calls with curl that succeed: %i',
    async (_, code) => {
      const folder = mkdtempSync(path.join(tmpdir(), 'api-examples-'))
      try {
        writeFileSync(path.join(folder, 'stamp.png'), (await picture()).bytes)
        const env = { ...process.env, SITE: sharedUrl, KEY: await key() }
        const script = `set -e\ncurl() { command curl --fail --silent --show-error "$@"; echo; }\n${code}`
        const { status, stdout, stderr } = spawnSync('sh', ['-c', script], { cwd: folder, env, encoding: 'utf8' })
        expect(status, stderr).toBe(0)
        for (const line of stdout.split('\n').filter(Boolean)) expect(() => JSON.parse(line)).not.toThrow()
      } finally {
        rmSync(folder, { recursive: true })
      }
    },
  )

  it('shows calls in TypeScript as they are tested here', () => {
    const tested = readFileSync(path.join(import.meta.dirname, 'support/api-examples.ts'), 'utf8')
    const shown = blocksOf('ts')
    expect(shown.length).toBeGreaterThan(1)
    const lines = new Set(tested.split('\n').map((line) => line.trim()))
    expect(shown.flatMap((code) => code.split('\n')).filter((line) => !lines.has(line.trim()))).toEqual([])
  })
})
