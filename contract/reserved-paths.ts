import { resources } from './index.ts'
import { splitLanguage } from './language-path.ts'
import type { Resource } from './resource.ts'
import { sitemapPartAt } from './sitemap-path.ts'
import { staffEditPath, staffListPath } from './staff-paths.ts'

/** The first segments of paths that the server, the panel or a screen answers, whatever follows. */
const folders = ['_next', 'admin', 'api', 'assets', 'drawings', 'media', 'preview']

/** The staff's screens that are of no content type, and pages with a purpose of their own. */
const screens = [
  '/account',
  '/add-price',
  '/dashboard',
  '/document-list',
  '/inquiry-list',
  '/login',
  '/media-list',
  '/new-password',
  '/not-found-list',
  '/offline',
  '/people',
  '/register',
  '/site-settings',
  '/trash',
]

/** Files at the root. */
const files = [
  '/apple-touch-icon.png',
  '/favicon-32.png',
  '/favicon.ico',
  '/favicon.svg',
  '/feed.xml',
  '/icon-192.png',
  '/icon-512.png',
  '/manifest.webmanifest',
  '/offline.js',
  '/og.png',
  '/robots.txt',
  '/sitemap.xml',
  '/sw-off.js',
  '/sw.js',
  '/tax-calendar.ics',
]

const types: readonly Resource[] = Object.values(resources)
const reserved = new Set([...screens, ...files, ...types.map(staffListPath)])
const starts = [...folders.map((folder) => `/${folder}/`), ...types.map((type) => staffEditPath(type, ''))]

/** Whether a path belongs to the product itself, so that it can be neither a visitors' page nor redirected. */
export function isReservedPath(path: string): boolean {
  const { path: within } = splitLanguage(path)
  return (
    reserved.has(within) ||
    sitemapPartAt(within) !== undefined ||
    starts.some((start) => `${within}/`.startsWith(start))
  )
}
