import type { Browser, CDPSession } from 'playwright-core'

import { launchBrowser } from '../support/browser.ts'
import { startShipped } from './shipped-server.ts'
import { median } from './generator.ts'
import type { Row } from './row.ts'

const ROUNDS = 3
const SETTLE_MS = 2500
/** A middling phone on a slow connection. */
const SLOW_CPU = 4
const SLOW_NETWORK = { offline: false, latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 }

interface Visit {
  /** Bytes over the network, with headers, by kind; scripts named in the HTML are needed until it is interactive. */
  interactive: number
  script: number
  css: number
  /** Milliseconds. */
  paint: number
  blocking: number
  shift: number
}

/** A first visit to the home page: what it downloads, and how it feels on a slow phone. */
export async function pageRows(): Promise<Row[]> {
  const server = await startShipped()
  const browser = await launchBrowser()
  try {
    // The first one computes and encodes; visitors get the cached response.
    await visit(browser, server.url, false)
    const quick = await visit(browser, server.url, false)
    const slow: Visit[] = []
    for (let round = 0; round < ROUNDS; round += 1) slow.push(await visit(browser, server.url, true))
    const middle = (of: (seen: Visit) => number) => median(slow.map(of))
    return [
      { name: 'JavaScript until / is interactive', value: quick.interactive / 1000, unit: 'KB', limit: { most: 110 } },
      { name: 'JavaScript of / in all', value: quick.script / 1000, unit: 'KB', limit: { most: 140 } },
      { name: 'CSS of /', value: quick.css / 1000, unit: 'KB', limit: { most: 15 } },
      {
        name: 'Largest paint of /, slow phone',
        value: middle(({ paint }) => paint / 1000),
        unit: 's',
        limit: { most: 1.2 },
      },
      {
        name: 'Blocking time of /, slow phone',
        value: middle(({ blocking }) => blocking),
        unit: 'ms',
        limit: { most: 120 },
      },
      { name: 'Shift of /, slow phone', value: middle(({ shift }) => shift), unit: '', limit: { most: 0.01 } },
    ]
  } finally {
    await browser.close()
    await server.remove()
  }
}

async function visit(browser: Browser, url: string, slow: boolean): Promise<Visit> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } })
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  const sizes = await watchSizes(session)
  if (slow) {
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOW_CPU })
    await session.send('Network.emulateNetworkConditions', SLOW_NETWORK)
  }
  await page.addInitScript(watchPaints)
  const answer = await page.goto(url)
  const html = (await answer?.text()) ?? ''
  await page.waitForLoadState('networkidle')
  await page.waitForTimeout(SETTLE_MS)
  const seen = await page.evaluate(readPaints)
  await context.close()
  const sum = (kind: string, only: (address: string) => boolean = () => true) =>
    sizes.filter(({ type, address }) => type === kind && only(address)).reduce((all, { bytes }) => all + bytes, 0)
  const inHtml = (address: string) => html.includes(new URL(address).pathname)
  return { ...seen, interactive: sum('Script', inHtml), script: sum('Script'), css: sum('Stylesheet') }
}

interface Loaded {
  address: string
  type: string
  bytes: number
}

async function watchSizes(session: CDPSession): Promise<Loaded[]> {
  const loaded: Loaded[] = []
  const started = new Map<string, { address: string; type: string }>()
  session.on('Network.responseReceived', ({ requestId, response, type }) =>
    started.set(requestId, { address: response.url, type }),
  )
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const response = started.get(requestId)
    if (response) loaded.push({ ...response, bytes: encodedDataLength })
  })
  await session.send('Network.enable')
  return loaded
}

/** Runs in the page before anything else. */
function watchPaints(): void {
  const seen = { paint: 0, blocking: 0, shift: 0 }
  Object.assign(globalThis, { seenPaints: seen })
  const watch = (type: string, each: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(each)).observe({ type, buffered: true })
  watch('largest-contentful-paint', ({ startTime }) => {
    seen.paint = startTime
  })
  // What a task takes beyond 50 ms keeps a tap waiting.
  watch('longtask', ({ duration }) => {
    seen.blocking += Math.max(duration - 50, 0)
  })
  watch('layout-shift', (entry) => {
    seen.shift += 'value' in entry && typeof entry.value === 'number' ? entry.value : 0
  })
}

/** Runs in the page at the end. */
function readPaints(): Pick<Visit, 'paint' | 'blocking' | 'shift'> {
  const { seenPaints } = globalThis as unknown as { seenPaints: Pick<Visit, 'paint' | 'blocking' | 'shift'> }
  return seenPaints
}
