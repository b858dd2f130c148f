import { readFile } from 'node:fs/promises'

import type { Express } from 'express'

/** A page's template, and the module that renders it. */
export interface LoadedSite {
  template: string
  entry: unknown
}

/**
 * The site from its sources, for development: Vite serves the browser's modules and reloads what changes, and each
 * page is rendered by the entry as it now is.
 *
 * @returns loads the template and the entry's exports for a page
 */
export async function liveSite(app: Express): Promise<(url: string) => Promise<LoadedSite>> {
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
