import type { Request } from 'express'
import type { Payload } from 'payload'

import { resources } from '#contract/index.ts'
import { splitLanguage } from '#contract/language-path.ts'
import { parsePart } from '#contract/search.ts'
import { storeCounted } from '#cms/common/store-counted.ts'
import { storeRegularly } from '#cms/common/store-regularly.ts'
import { MissCounter } from './counter.ts'
import { missingPath } from './missing-path.ts'
import { invalidateRedirects } from './staff-redirects.ts'
import { storeMisses } from './store.ts'

const MAX_HOST = 100

const counter = new MissCounter()

const tagPages = `${resources.tag.page.path}/`

/** Whether a request is for page 2 or later of a tag's entries: a 404 past the last page is no missing address. */
const isPartOfTag = (path: string, query: URLSearchParams): boolean =>
  splitLanguage(path).path.startsWith(tagPages) && parsePart(query).page > 1

/** Counts a 404 response, if a browser or a search engine asked for a page. */
export function noteMiss(req: Request, clientIp: string): void {
  const path = missingPath(req.path)
  if (path !== undefined && isPartOfTag(path, new URLSearchParams(req.originalUrl.split('?')[1]))) return
  // Only the staff, also former ones, have cookies.
  if (path === undefined || req.headers.cookie !== undefined || !req.get('accept')?.includes('text/html')) return
  counter.note(path, hostOf(req.get('referer')), clientIp)
}

const hostOf = (url = ''): string => (URL.canParse(url) ? new URL(url).host.slice(0, MAX_HOST) : '')

/** Stores what this node has counted so far. */
export const flushMisses = (payload: Payload): Promise<void> =>
  storeCounted(counter, (left) => storeMisses(payload, left))

/** Stores what is counted from now on, every minute. Returns a function that stops this and stores the rest. */
export const storeMissesRegularly = (payload: Payload): (() => Promise<void>) =>
  storeRegularly(() => {
    invalidateRedirects()
    return flushMisses(payload)
  }, 'missed addresses')
