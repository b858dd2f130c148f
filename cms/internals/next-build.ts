import { readFile } from 'node:fs/promises'
import { readFileSync } from 'node:fs'
import path from 'node:path'

import { isRecord } from '#contract/narrow.ts'

/**
 * Next's build lists its server actions in `server-reference-manifest.json`, and the files that a page loads in `page.js.nft.json`
 * beside the page. Next offers neither through an API: the server accepts only the listed action of the panel's layout, and loads
 * a page's chunks one by one instead of all in one iteration of the event loop.
 *
 * @internals next@16.4.6
 */

const serverDir = (panel: string): string => path.resolve(panel, '.next/server')

/**
 * The ids of the server actions in the panel's layout; throws an error if the build lists none. (Another action, of Payload's
 * layout, sets the panel's language.)
 *
 * @param panel the folder of the Next app
 */
export function layoutActions(panel: string): Set<string> {
  const manifest: unknown = JSON.parse(
    readFileSync(path.join(serverDir(panel), 'server-reference-manifest.json'), 'utf8'),
  )
  const nodeActions = isRecord(manifest) && isRecord(manifest['node']) ? Object.entries(manifest['node']) : []
  const ids = nodeActions.flatMap(([id, action]) => (isLayoutAction(action) ? [id] : []))
  if (ids.length === 0)
    throw new Error("Next's build lists no server action of the panel's layout: see docs/upgrading.md")
  return new Set(ids)
}

const isLayoutAction = (action: unknown): boolean =>
  isRecord(action) && String(action['filename']).endsWith('app/(payload)/layout.tsx')

/** Chunks that only define modules; the runtime is started by Next. */
const CHUNK = /\/chunks\/ssr\/(?!\[turbopack\])[^/]*\.js$/

/**
 * The chunks of the panel's page that can be loaded ahead of Next, as absolute paths; throws an error if the build lists none.
 *
 * @param panel the folder of the Next app
 */
export async function pageChunks(panel: string): Promise<string[]> {
  const page = pagePath(panel)
  const trace: unknown = JSON.parse(await readFile(`${page}.nft.json`, 'utf8'))
  const files: unknown[] = isRecord(trace) && Array.isArray(trace['files']) ? trace['files'] : []
  const chunks = files.filter((file) => typeof file === 'string').filter((file) => CHUNK.test(file))
  if (chunks.length === 0) throw new Error("Next's build lists no chunks of the panel's page: see docs/upgrading.md")
  return chunks.map((file) => path.resolve(path.dirname(page), file))
}

/** The built page, whose modules Next loads by `require`. */
const pagePath = (panel: string): string => path.join(serverDir(panel), 'app/(payload)/admin/[[...segments]]/page.js')
