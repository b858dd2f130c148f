/**
 * Preload links for a page's own chunk. The build writes the list of chunks into the template (tools/page-chunks.ts);
 * there is none in development.
 */
export function chunkLinks(template: string, page: string | undefined): string {
  const written = /<!--chunks (\{.*?\})-->/s.exec(template)?.[1]
  const files: unknown = page === undefined || written === undefined ? [] : new Map(entries(written)).get(page)
  return Array.isArray(files)
    ? files
        .map((file) => `<link rel="modulepreload" fetchpriority="low" crossorigin href="${String(file)}">`)
        .join('\n    ')
    : ''
}

const entries = (json: string): [string, unknown][] => Object.entries(JSON.parse(json) as object)
