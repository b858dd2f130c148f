import type { Request } from 'express'
import type { Payload } from 'payload'

import { splitLanguage } from '#contract/language-path.ts'
import { knownPaths } from '#contract/static-paths.ts'
import { log } from '#cms/common/log.ts'
import { storeCounted } from '#cms/common/store-counted.ts'
import { storeRegularly } from '#cms/common/store-regularly.ts'
import { MissCounter } from './counter.ts'
import { sitePath } from './site-path.ts'
import { readRedirects, storeMisses } from './store.ts'

const MAX_HOST = 100

const counter = new MissCounter()
let redirects: Promise<ReadonlyMap<string, string>> | undefined

/** Pages that always exist: 404 is only for some queries there, such as `?page=99`. */
const pages = new Set(knownPaths)

/** The path of a request that may be counted or redirected; undefined for other paths, and for those of fixed pages. */
function missingPath(path: string): string | undefined {
  const known = sitePath(path)
  return known === undefined || pages.has(splitLanguage(known).path) ? undefined : known
}

/** Counts a 404 response, if a browser or a search engine asked for a page. */
export function noteMiss(req: Request, clientIp: string): void {
  const path = missingPath(req.path)
  // Only the staff, also former ones, have cookies.
  if (path === undefined || req.headers.cookie !== undefined || !req.get('accept')?.includes('text/html')) return
  counter.note(path, hostOf(req.get('referer')), clientIp)
}

const hostOf = (url = ''): string => (URL.canParse(url) ? new URL(url).host.slice(0, MAX_HOST) : '')

/** The redirect that staff have set for a path; undefined if there is none, or if it would lead in a circle. */
export async function redirectOf(payload: Payload, path: string): Promise<string | undefined> {
  const known = missingPath(path)
  if (known === undefined) return undefined
  const all = await (redirects ??= read(payload))
  const target = all.get(known)
  // A target may have become a redirect itself since, even one that leads back: no redirect in circles.
  for (let [next, steps] = [target, 0]; next !== undefined; next = all.get(next), steps += 1)
    if (next === known || steps > all.size) return undefined
  return target
}

async function read(payload: Payload): Promise<ReadonlyMap<string, string>> {
  try {
    return new Map((await readRedirects(payload)).map(({ path, target }) => [path, target]))
  } catch (error) {
    redirects = undefined
    log.error({ err: error }, 'redirects could not be read')
    return new Map()
  }
}

/** Makes the redirects be read again: after a change, and every minute for changes by other nodes. */
export const forgetRedirects = (): void => {
  redirects = undefined
}

/** Stores what this node has counted so far. */
export const flushMisses = (payload: Payload): Promise<void> =>
  storeCounted(counter, (left) => storeMisses(payload, left))

/** Stores what is counted from now on, every minute. Returns a function that stops this and stores the rest. */
export const storeMissesRegularly = (payload: Payload): (() => Promise<void>) =>
  storeRegularly(() => {
    forgetRedirects()
    return flushMisses(payload)
  }, 'missed addresses')
