import { setTimeout as pause } from 'node:timers/promises'

import type { Server } from '../support/server.ts'
import { startShipped } from './shipped-server.ts'
import { getRequest, load, median, percentile, repeated } from './generator.ts'
import { signedIn, writePosts } from './posts.ts'
import { residentMegabytes } from './process-figures.ts'
import type { Row } from './row.ts'
import { read, timed } from './timed.ts'

const FEW = 10
const MANY = 10_000
const ROUNDS = 5
const ROUND_MS = 500
const MISSES = 60
const REST_MS = 3000
const LOAD_MS = 60_000
const CACHE_MB = 64
/** Few readers, since most requests miss the cache: with more, the last one would wait longer than the load limit. */
const READERS = 8
const asked = { 'accept-encoding': 'br' }

interface Site {
  server: Server
  slug: string
}

/** A site with many posts compared with one with few, and its memory once all posts are read. */
export async function growthRows(): Promise<Row[]> {
  const [few, many] = [await newSite(), await newSite()]
  try {
    for (const [site, posts] of [[few, FEW] as const, [many, MANY] as const])
      site.slug = await writePosts(await signedIn(site.server), posts)
    const cached = await compared([few, many], cachedTimes, 'cached', 1.2)
    const memory = await memoryRow(many)
    for (const site of [few, many]) {
      await site.server.end('SIGTERM')
      site.server = await site.server.restart({ CACHE_MB: '0' })
    }
    return [...cached, ...(await compared([few, many], missedTimes, 'missed', 1.5)), memory]
  } finally {
    for (const { server } of [few, many]) await server.remove()
  }
}

const newSite = async (): Promise<Site> => ({ server: await startShipped({ CACHE_MB: String(CACHE_MB) }), slug: '' })

type Times = (sites: readonly [Site, Site], pathOf: (site: Site) => string) => Promise<[few: number, many: number]>

async function compared(sites: [Site, Site], times: Times, how: string, most: number): Promise<Row[]> {
  const pages: Record<string, (site: Site) => string> = {
    '/': () => '/',
    '/blog': () => '/blog',
    '/blog/{slug}': ({ slug }) => `/blog/${slug}`,
  }
  const rows: Row[] = []
  for (const [page, pathOf] of Object.entries(pages)) {
    const [few, value] = await times(sites, pathOf)
    const beside = { name: `ms with ${FEW}`, value: few }
    rows.push({ name: `${page} with ${MANY} posts, ${how}`, value, unit: 'ms', beside, ratio: { most } })
  }
  return rows
}

/** The median response times under load, in interleaved rounds. */
const cachedTimes: Times = async (sites, pathOf) => {
  const [few, many]: [number[], number[]] = [[], []]
  for (let round = 0; round <= ROUNDS; round += 1)
    for (const [n, site] of sites.entries()) {
      const { waits } = await load(site.server.port, site.server.pid, ROUND_MS, repeated(pathOf(site), asked))
      if (round > 0) (n === 0 ? few : many).push(percentile(waits, 0.5))
    }
  return [median(few), median(many)]
}

/** The response times without the cache, one request at a time. */
const missedTimes: Times = async ([few, many], pathOf) => [
  await timed(MISSES, () => read(few.server.url + pathOf(few))),
  await timed(MISSES, () => read(many.server.url + pathOf(many))),
]

/** The additional memory after reading all posts for a minute, compared with that after a start. */
async function memoryRow(site: Site): Promise<Row> {
  await site.server.end('SIGTERM')
  site.server = await site.server.restart()
  await pause(REST_MS)
  const { port, pid, url } = site.server
  const rest = residentMegabytes(pid) ?? Number.NaN
  const paths = await pathsOfPosts(url)
  let next = 0
  const request = () => ({ request: getRequest(paths[(next += 1) % paths.length] ?? '/', asked), status: 200 })
  await load(port, pid, LOAD_MS, () => request, READERS)
  const value = (residentMegabytes(pid) ?? Number.NaN) - rest
  const name = `Memory after ${LOAD_MS / 1000} s over ${paths.length} pages, above ${Math.round(rest)} MB at rest`
  return { name, value, unit: 'MB', limit: { most: CACHE_MB + 100 } }
}

/** The paths of posts in all parts of the sitemap. */
async function pathsOfPosts(url: string): Promise<string[]> {
  const pathsIn = async (map: string): Promise<string[]> => {
    const text = await (await fetch(url + map)).text()
    return [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname)
  }
  const paths: string[] = []
  for (const part of await pathsIn('/sitemap.xml')) paths.push(...(await pathsIn(part)))
  return paths.filter((path) => path.includes('/blog/'))
}
