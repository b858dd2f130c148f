/** The path of a part of the sitemap, from 1. */
export const sitemapPartPath = (part: number): string => `/sitemap-${part}.xml`

/** The number of the part at a path, from 1; undefined for other paths. */
export function sitemapPartAt(path: string): number | undefined {
  const part = /^\/sitemap-([1-9]\d{0,5})\.xml$/.exec(path)?.[1]
  return part === undefined ? undefined : Number(part)
}
