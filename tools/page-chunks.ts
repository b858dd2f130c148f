import { readdirSync } from 'node:fs'
import path from 'node:path'

import type { Plugin, Rolldown } from 'vite'

type Chunk = Rolldown.OutputChunk

/** A page's name, that of the staff's routes, or that of a language's words, for visitors or for the staff; undefined for other modules. */
function chunkName(module: string): string | undefined {
  const page = /\/site\/pages\/([\w-]+)\.tsx$/.exec(module)?.[1]
  const language = /\/site\/language\/(\w\w)\.ts$/.exec(module)?.[1]
  const staff = /\/site\/staff\/language\/(\w\w)\.ts$/.exec(module)?.[1]
  const routes = /\/site\/routing\/(staff-routes)\.ts$/.exec(module)?.[1]
  return page ?? routes ?? (language && `language-${language}`) ?? (staff && `staff-${staff}`)
}

const pageNames = new Set(
  readdirSync(path.resolve(import.meta.dirname, '../site/pages'))
    .filter((name) => name.endsWith('.tsx'))
    .map((name) => path.basename(name, '.tsx')),
)

/**
 * Whether a built file is that of a page or a staff screen. What it imports is requested along with it, as somebody waits for it. The
 * parts of pages that are hydrated later load what they import in turn: a `modulepreload` link for each file would block a
 * slow phone's main thread, for 80 ms in all.
 *
 * @param file such as `assets/blog-B1RyZj_t.js`
 * @param importer the file that imports it dynamically
 */
export const isScreen = (file: string, importer: string): boolean =>
  pageNames.has(builtName(file)) || builtName(importer) === 'staff-routes'

const builtName = (file: string): string => /([\w-]+)-[\w-]{8}\.js$/.exec(file)?.[1] ?? ''

/** The files of some chunks with all that they import, each once. */
function withImports(all: ReadonlyMap<string, Chunk>, files: readonly string[]): string[] {
  const found = new Set<string>()
  const add = (file: string) => {
    if (found.has(file)) return
    found.add(file)
    all.get(file)?.imports.forEach(add)
  }
  files.forEach(add)
  return [...found]
}

/**
 * Writes into index.html which files each page and language needs until it is interactive, as `<!--chunks {"home": ["/assets/…"]}-->`:
 * the entry first, what it imports in turn (entry-client.tsx), and the page's own.
 */
export function pageChunks(): Plugin {
  return {
    name: 'page-chunks',
    // In development the placeholder stays, which site/server/chunk-list.ts takes as a sign that nothing is built.
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle }) {
        const chunks = Object.values(bundle ?? {}).filter((file) => file.type === 'chunk')
        const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]))
        const entry = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith('/site/start/entry-client.tsx'))
        if (!entry) throw new Error('site/start/entry-client.tsx has no chunk of its own')
        const first = [entry.fileName, ...entry.dynamicImports]
        const pages = chunks.flatMap(({ facadeModuleId, fileName }) => {
          const name = chunkName(facadeModuleId ?? '')
          const files = withImports(byName, [...first, fileName])
          return name === undefined ? [] : [[name, files.map((file) => `/${file}`)]]
        })
        return html.replace('<!--chunks-->', () => `<!--chunks ${JSON.stringify(Object.fromEntries(pages))}-->`)
      },
    },
  }
}
