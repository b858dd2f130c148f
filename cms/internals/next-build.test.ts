import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'

import { describe, expect, it, onTestFinished } from 'vitest'

import { layoutActions, pageChunks } from './next-build.ts'

const PANEL = 'cms/panel'
const PAGE = 'app/(payload)/admin/[[...segments]]'

/** A folder with a build's two lists. */
async function built(manifest: unknown, trace: unknown): Promise<string> {
  const panel = await mkdtemp(path.join(tmpdir(), 'panel-'))
  onTestFinished(() => rm(panel, { recursive: true }))
  const server = path.join(panel, '.next/server')
  await mkdir(path.join(server, PAGE), { recursive: true })
  await writeFile(path.join(server, 'server-reference-manifest.json'), JSON.stringify(manifest))
  await writeFile(path.join(server, PAGE, 'page.js.nft.json'), JSON.stringify(trace))
  return panel
}

const action = (filename: string) => ({ filename, exportedName: '$$RSC_SERVER_ACTION_0' })
const own = action('cms/panel/app/(payload)/layout.tsx')
const manifest = {
  node: { one: own, two: action('node_modules/@payloadcms/next/dist/layouts/Root/index.js') },
  edge: {},
}
const files = ['../chunks/ssr/a.js', '../chunks/ssr/[turbopack]_runtime.js', '../chunks/ssr/a.js.map', '../data.json']

it('the action of the panel’s layout and the chunks of its page are read from the build', async () => {
  const panel = await built(manifest, { version: 1, files })
  expect([...layoutActions(panel)]).toEqual(['one'])
  const chunk = path.join(panel, '.next/server/app/(payload)/admin/chunks/ssr/a.js')
  expect(await pageChunks(panel)).toEqual([chunk])
})

it.each<[string, unknown, unknown]>([
  ['without actions', { node: {} }, { files: [] }],
  ['with actions of other files', { node: { one: action('layout.js') } }, { files: ['page.js'] }],
  ['of another form', [own], files],
])('a build %s is an error', async (_, otherManifest, trace) => {
  const panel = await built(otherManifest, trace)
  expect(() => layoutActions(panel)).toThrow('see docs/upgrading.md')
  await expect(pageChunks(panel)).rejects.toThrow('see docs/upgrading.md')
})

// `npm test` builds the panel before the unit tests.
describe.runIf(existsSync(path.join(PANEL, '.next/BUILD_ID')))('the built panel', () => {
  it('has one action in its layout', () => {
    expect(layoutActions(PANEL).size).toBe(1)
  })

  it('has chunks to load ahead', async () => {
    const chunks = await pageChunks(PANEL)
    expect(chunks.filter((file) => !existsSync(file))).toEqual([])
  })
})
