import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

import { createServer } from 'vite'
import { expect, it } from 'vitest'

import { chunkList } from '../site/server/chunk-list.ts'
import { isScreen } from './page-chunks.ts'

it('in development the page lists the entry as the server has it', async () => {
  const root = path.resolve(import.meta.dirname, '..')
  const vite = await createServer({
    configFile: path.join(root, 'vite.config.ts'),
    server: { middlewareMode: true, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
    appType: 'custom',
    logLevel: 'error',
  })
  try {
    const template = await vite.transformIndexHtml('/', readFileSync(path.join(root, 'site/index.html'), 'utf8'))
    const [, listed = '[]'] = />(.*)</.exec(chunkList(template, ['home', 'language-en'])) ?? []
    const [entry = '', ...others]: string[] = JSON.parse(listed)
    expect(others).toEqual([])
    expect((await vite.transformRequest(entry))?.code).toContain('hydrate.tsx')
  } finally {
    await vite.close()
  }
})

it.each([
  ['a page', 'assets/tax-calendar-B1RyZj_t.js', 'assets/start-AAAAAAAA.js', true],
  ['a page whose hash begins with a hyphen', 'assets/blog--1RyZj_t.js', 'assets/start-AAAAAAAA.js', true],
  ['a staff screen', 'assets/create-page-B1RyZj_t.js', 'assets/staff-routes-AAAAAAAA.js', true],
  ['a part that is hydrated later', 'assets/page-end-B1RyZj_t.js', 'assets/home-AAAAAAAA.js', false],
  ['a part named like a page', 'assets/contact-words-B1RyZj_t.js', 'assets/contact-AAAAAAAA.js', false],
])('%s is, or is no, screen whose imports are requested along with it', (_, file, importer, expected) => {
  expect(isScreen(file, importer)).toBe(expected)
})

it('in the built site only screens list what they import', () => {
  const assets = path.resolve(import.meta.dirname, '../dist/site/assets')
  const listing = readdirSync(assets)
    .filter((name) => name.endsWith('.js'))
    .flatMap((name) => {
      const code = readFileSync(path.join(assets, name), 'utf8')
      const files: string[] = JSON.parse(`[${/\bm\.f=\[(.*?)\]/.exec(code)?.[1] ?? ''}]`)
      const imported = [...code.matchAll(/import\(`\.\/([^`]+)`\)[^,]*,__vite__mapDeps\(\[([\d,]+)\]\)/g)]
      return imported
        .filter(([, , indexes = '']) => indexes.split(',').some((index) => files[Number(index)]?.endsWith('.js')))
        .map(([, file = '']) => isScreen(file, name))
    })
  expect(listing.length).toBeGreaterThan(20)
  expect(new Set(listing)).toEqual(new Set([true]))
})
