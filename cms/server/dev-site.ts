import { readFile } from 'node:fs/promises'

import type { Express } from 'express'

/** The page template and the module that renders pages. */
export interface LoadedSite {
  template: string
  entry: unknown
}

/**
 * Serves the site from its sources, for development: Vite serves the browser's modules and reloads changes, and each page
 * is rendered by the current entry module.
 *
 * @returns a function that loads the template and the entry's exports for a page
 */
export async function createDevSite(app: Express): Promise<(url: string) => Promise<LoadedSite>> {
  const { createServer } = await import('vite')
  const vite = await createServer({ server: { middlewareMode: true }, appType: 'custom' })
  app.use(vite.middlewares)
  return async (url) => {
    const [template, entry] = await Promise.all([
      readFile('site/index.html', 'utf8').then((html) => vite.transformIndexHtml(url, html)),
      vite.ssrLoadModule('/server/entry-server.tsx'),
    ])
    return { template, entry }
  }
}
