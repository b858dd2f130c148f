import { once } from 'node:events'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'

import express from 'express'
import { expect, it, onTestFinished } from 'vitest'

import { staticFiles } from './static-files.ts'

/** Serves a build and what is kept of the one before it. */
async function serve(files: Readonly<Record<string, string>>) {
  const root = await mkdtemp(path.join(tmpdir(), 'site-static-'))
  onTestFinished(() => rm(root, { recursive: true }))
  for (const [name, text] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(root, name)), { recursive: true })
    await writeFile(path.join(root, name), text)
  }
  const [site, previous] = [path.join(root, 'site'), path.join(root, 'previous')]
  const server = express()
    .use(staticFiles({ offline: true }, [site, previous]))
    .listen(0, '127.0.0.1')
  onTestFinished(() => void server.close())
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return async (name: string) => {
    const response = await fetch(`http://127.0.0.1:${port}${name}`, { headers: { 'accept-encoding': 'br' } })
    return [response.status, response.headers.get('cache-control'), await response.text()]
  }
}

it('L11: a page of the previous build gets its chunks from this one', async () => {
  const ask = await serve({
    'site/assets/index-2.js': 'two',
    'site/sw.js': 'worker',
    'previous/assets/index-1.js': 'one',
    'previous/assets/index-2.js': 'never asked for',
  })
  const forEver = 'public, max-age=31536000, immutable'
  expect(await ask('/assets/index-1.js')).toEqual([200, forEver, 'one'])
  expect(await ask('/assets/index-2.js')).toEqual([200, forEver, 'two'])
  expect((await ask('/assets/index-0.js'))[0]).toBe(404)
  expect(await ask('/sw.js')).toEqual([200, 'no-cache', 'worker'])
})

it('compressed files have no addresses of their own', async () => {
  const ask = await serve({ 'site/sw.js': 'worker', 'site/sw.js.br': 'compressed', 'site/sw.js.gz': 'compressed' })
  expect([(await ask('/sw.js.br'))[0], (await ask('/sw.js.gz'))[0]]).toEqual([404, 404])
})

it('a file is not compressed by what is left of another build’s file of that name', async () => {
  const ask = await serve({
    'site/assets/entry-1.js': 'small',
    'previous/assets/entry-1.js.br': 'of another content',
  })
  expect(await ask('/assets/entry-1.js')).toEqual([200, 'public, max-age=31536000, immutable', 'small'])
})
