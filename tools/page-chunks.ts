import type { Plugin } from 'vite'

/** The page is readable without its scripts: styles and fonts go before them on a slow line. */
const unhurried = (html: string): string =>
  html.replace(/<(script type="module"|link rel="modulepreload")/g, '<$1 fetchpriority="low"')

/**
 * Writes into index.html which chunks each page needs, as `<!--chunks {"home": ["/assets/…"]}-->`, so that the server can
 * have them fetched along with the entry instead of after it.
 */
export function pageChunks(): Plugin {
  return {
    name: 'page-chunks',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle }) {
        const chunks = Object.values(bundle ?? {}).filter((file) => file.type === 'chunk')
        const entry = chunks.find(({ isEntry }) => isEntry)
        const loaded = new Set([entry?.fileName, ...(entry?.imports ?? [])])
        const pages = chunks.flatMap(({ facadeModuleId, fileName, imports }) => {
          const name = /\/site\/pages\/([\w-]+)\.tsx$/.exec(facadeModuleId ?? '')?.[1]
          const files = [fileName, ...imports].filter((file) => !loaded.has(file)).map((file) => `/${file}`)
          return name === undefined ? [] : [[name, files] as const]
        })
        return unhurried(html).replace(
          '<!--chunks-->',
          () => `<!--chunks ${JSON.stringify(Object.fromEntries(pages))}-->`,
        )
      },
    },
  }
}
