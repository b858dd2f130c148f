import { setTimeout as pause } from 'node:timers/promises'

import { isRecord } from '#contract/narrow.ts'
import { startSettled } from './shipped-server.ts'
import { median } from './generator.ts'
import type { Row } from './row.ts'
import { blockScripts, goTo, onPhone, slowDown } from './slow-phone.ts'
import { tapRows } from './tap-bench.ts'
import { launchUndebugged, type PageSession, type UndebuggedBrowser } from './undebugged-browser.ts'

const ROUNDS = 3
/** What pages do when idle ends within this time. */
const SETTLE_MS = 2500

interface Visit {
  /** Transferred bytes of bodies, by kind; `interactive` counts the scripts that the HTML names. */
  interactive: number
  script: number
  css: number
  /** Milliseconds. */
  paint: number
  blocking: number
  shift: number
}

/** Typical entry pages; `/blog/` stands for the newest post. */
const PAGES = ['/', '/blog', '/blog/', '/price', '/contact']

/** First visits to pages: transferred bytes, and the loading experience on a slow phone, compared with the same page without scripts. */
export async function pageRows(): Promise<Row[]> {
  const server = await startSettled()
  const browser = await launchUndebugged()
  try {
    const rows: Row[] = []
    for (const page of PAGES) rows.push(...(await rowsOf(browser, server.url, page)))
    return [...rows, ...(await tapRows(browser, server.url))]
  } finally {
    await browser.close()
    await server.remove()
  }
}

async function rowsOf(browser: UndebuggedBrowser, origin: string, page: string): Promise<Row[]> {
  const url = origin + (page === '/blog/' ? await newestPost(origin) : page)
  const name = page === '/blog/' ? 'a post' : page
  // Fills the cache, so that the following visits get the cached response.
  await visit(browser, url)
  const quick = await visit(browser, url)
  const [slow, plain]: [Visit[], Visit[]] = [[], []]
  for (let round = 0; round < ROUNDS; round += 1) {
    slow.push(await visit(browser, url, { isSlow: true }))
    plain.push(await visit(browser, url, { isSlow: true, hasScripts: false }))
  }
  const middle = (visits: readonly Visit[], of: (seen: Visit) => number) => median(visits.map(of))
  const least = (visits: readonly Visit[]) => Math.min(...visits.map(({ blocking }) => blocking))
  const paint = ({ paint: ms }: Visit) => ms / 1000
  const beside = { name: 's without scripts', value: middle(plain, paint) }
  return [
    {
      name: `JavaScript until ${name} is interactive`,
      value: quick.interactive / 1000,
      unit: 'KB',
      limit: { most: 90 },
    },
    { name: `JavaScript of ${name} in all`, value: quick.script / 1000, unit: 'KB', limit: { most: 140 } },
    { name: `CSS of ${name}`, value: quick.css / 1000, unit: 'KB', limit: { most: 15 } },
    {
      name: `Largest paint of ${name}, slow phone`,
      value: middle(slow, paint),
      unit: 's',
      beside,
      ratio: { most: 1.15 },
    },
    // The minimum, since other programs can only increase it.
    {
      name: `Blocking time of ${name}, slow phone`,
      value: least(slow),
      unit: 'ms',
      beside: { name: 'ms without scripts', value: least(plain) },
      limit: { most: 50 },
    },
    {
      name: `Shift of ${name}, slow phone`,
      value: middle(slow, ({ shift }) => shift),
      unit: '',
      limit: { most: 0.01 },
    },
  ]
}

async function newestPost(origin: string): Promise<string> {
  const [post]: { slug: string }[] = JSON.parse(await (await fetch(`${origin}/api/blog/?limit=1`)).text())
  return `/blog/${post?.slug}`
}

interface How {
  isSlow?: boolean
  hasScripts?: boolean
}

async function visit(
  browser: UndebuggedBrowser,
  url: string,
  { isSlow = false, hasScripts = true }: How = {},
): Promise<Visit> {
  const page = await browser.newPage()
  const loaded = watchSizes(page)
  await onPhone(page)
  if (!hasScripts) await blockScripts(page)
  if (isSlow) await slowDown(page)
  await page.send('Page.addScriptToEvaluateOnNewDocument', { source: `(${watchPaints.toString()})()` })
  await goTo(page, url)
  await pause(SETTLE_MS)
  const seen = await page.evaluate('globalThis.seenPaints')
  await page.close()
  if (!isPaints(seen)) throw new Error(`${url} has not painted`)
  const html = await (await fetch(url)).text()
  const sum = (kind: string, only: (address: string) => boolean = () => true) =>
    loaded.filter(({ type, address }) => type === kind && only(address)).reduce((all, { bytes }) => all + bytes, 0)
  const inHtml = (address: string) => html.includes(new URL(address).pathname)
  return { ...seen, interactive: sum('Script', inHtml), script: sum('Script'), css: sum('Stylesheet') }
}

interface Loaded {
  address: string
  type: string
  bytes: number
}

/** Responses as they end. */
function watchSizes({ on }: PageSession): Loaded[] {
  const loaded: Loaded[] = []
  const started = new Map<unknown, { address: string; type: string; head: number }>()
  on('Network.responseReceived', ({ requestId, response, type }) => {
    if (isRecord(response))
      started.set(requestId, {
        address: String(response['url']),
        type: String(type),
        head: Number(response['encodedDataLength']),
      })
  })
  on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const response = started.get(requestId)
    if (response) loaded.push({ ...response, bytes: Number(encodedDataLength) - response.head })
  })
  return loaded
}

type Paints = Pick<Visit, 'paint' | 'blocking' | 'shift'>

const isPaints = (value: unknown): value is Paints =>
  isRecord(value) && ['paint', 'blocking', 'shift'].every((name) => typeof value[name] === 'number')

/** Runs in the page before its own scripts. */
function watchPaints(): void {
  const seen = { paint: 0, blocking: 0, shift: 0 }
  Object.assign(globalThis, { seenPaints: seen })
  const watch = (type: string, each: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(each)).observe({ type, buffered: true })
  watch('largest-contentful-paint', ({ startTime }) => {
    seen.paint = startTime
  })
  // The part of a long task beyond 50 ms counts as blocking time.
  watch('longtask', ({ duration }) => {
    seen.blocking += Math.max(duration - 50, 0)
  })
  watch('layout-shift', (entry) => {
    seen.shift += 'value' in entry && typeof entry.value === 'number' ? entry.value : 0
  })
}
