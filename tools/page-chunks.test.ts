import { readFileSync } from 'node:fs'
import path from 'node:path'

import { createServer } from 'vite'
import { expect, it } from 'vitest'

import { chunkList } from '../site/server/chunk-list.ts'

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
    expect((await vite.transformRequest(entry))?.code).toContain('start.tsx')
  } finally {
    await vite.close()
  }
})
