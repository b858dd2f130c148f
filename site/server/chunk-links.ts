/**
 * Preload links for the files of a page's own chunks, each once. The build writes the list of chunks into the template (tools/page-chunks.ts);
 * there is none in development.
 */
export function chunkLinks(template: string, names: readonly (string | undefined)[]): string[] {
  const written = /<!--chunks (\{.*?\})-->/s.exec(template)?.[1]
  const known = new Map<string | undefined, unknown>(written === undefined ? [] : entries(written))
  const files = names.flatMap((name): unknown => known.get(name) ?? [])
  return [...new Set(files)].map(
    (file) => `<link rel="modulepreload" fetchpriority="low" crossorigin href="${String(file)}">`,
  )
}

const entries = (json: string): [string, unknown][] => Object.entries(JSON.parse(json) as object)
