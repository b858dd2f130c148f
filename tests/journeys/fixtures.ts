import type { Browser, BrowserContext, Locator, Page } from 'playwright-core'
import { expect, inject, test as base, vi } from 'vitest'

import { administrator } from '../support/people.ts'
import { startNodes } from '../cluster/nodes.ts'
import { launchBrowser } from '../support/browser.ts'
import { Client } from '../support/client.ts'
import { type Server, startCopy } from '../support/server.ts'

/** How long a page may take for one step on a slow machine. */
const TIMEOUT_MS = 30_000

/** What a page complained about while a test used it. Each entry fails the test unless it was expected. */
class Problems {
  private readonly found: string[] = []
  private readonly expected: RegExp[] = []

  /** Says that complaints of this kind belong to the test. */
  expect(kind: RegExp): void {
    this.expected.push(kind)
  }

  watch(page: Page): void {
    page.on('console', (message) => {
      if (message.type() === 'error') this.found.push(`console: ${message.text()} ${message.location().url}`)
    })
    page.on('pageerror', (error) => this.found.push(`page: ${error.stack ?? error.message}`))
    page.on('requestfailed', (request) => {
      const why = request.failure()?.errorText ?? ''
      // What leaving a page cuts off is no failure.
      if (why !== 'net::ERR_ABORTED') this.found.push(`request: ${request.url()} ${why}`)
    })
  }

  unexpected(): string[] {
    return this.found.filter((line) => !this.expected.some((kind) => kind.test(line)))
  }
}

interface Fixtures {
  /** The built server with demo content, or two behind a proxy, shared by the tests of a file. */
  server: Pick<Server, 'url' | 'port' | 'dataDir' | 'mediaDir' | 'environment' | 'output'>
  /** Shared by the files that run in a process; what they keep apart are its contexts. */
  browser: Browser
  /** The API, signed in as the first administrator. */
  admin: Client
  /** A browser's session of its own, signed out. */
  context: BrowserContext
  problems: Problems
  /** A signed-out page; the test fails if it complains about anything. */
  page: Page
  /** The same, signed in. */
  adminPage: Page
}

/** A test with a server, a browser, and pages whose every complaint fails it. */
export const test = base.extend<Fixtures>({
  server: [
    // Vitest reads a fixture's needs from the object it takes apart, so even one without needs does so.
    async ({ task: _task }, use) => {
      const shared = inject('shared')
      if (shared) {
        const nodes = await startNodes(shared, { SEED: 'demo' })
        await use(nodes)
        return nodes.stop()
      }
      const server = await startCopy(inject('seeded'))
      await use(server)
      return server.remove()
    },
    { scope: 'file' },
  ],
  browser: [
    async ({ task: _task }, use) => {
      const browser = await launchBrowser()
      await use(browser)
      await browser.close()
    },
    { scope: 'worker' },
  ],
  admin: [
    async ({ server }, use) => {
      const client = new Client(server.url)
      await client.post('/register', administrator)
      expect(client.cookie, server.output()).toBeDefined()
      await use(client)
    },
    { scope: 'file' },
  ],
  context: async ({ browser, server }, use) => {
    const context = await browser.newContext({ baseURL: server.url })
    context.setDefaultTimeout(TIMEOUT_MS)
    // The first page of the panel waits until its code is loaded.
    context.setDefaultNavigationTimeout(2 * TIMEOUT_MS)
    // The one host beside our own: its map is not what is tested, and out of reach on many machines.
    await context.route('https://www.openstreetmap.org/**', (route) => route.fulfill({ contentType: 'text/html' }))
    await use(context)
    await context.close()
  },
  problems: async ({ task: _task }, use) => {
    const problems = new Problems()
    await use(problems)
    expect(problems.unexpected()).toEqual([])
  },
  page: async ({ context, problems }, use) => {
    const page = await context.newPage()
    problems.watch(page)
    await use(page)
  },
  adminPage: async ({ context, problems, admin, server }, use) => {
    const [name = '', value = ''] = (admin.cookie ?? '').split(/=(.*)/s)
    await context.addCookies([{ name, value, url: server.url }])
    const page = await context.newPage()
    problems.watch(page)
    await use(page)
  },
})

/** One try of what is tried again. */
const TRY = { timeout: 5000 }

/**
 * Clicks until that has its effect: a click is lost while the panel's list is hydrated or replaces its own URL.
 *
 * @param effect waits for it, no longer than it is given
 */
export const clickUntil = <Effect>(
  target: Locator,
  effect: (options: typeof TRY) => Promise<Effect>,
): Promise<Effect> =>
  vi.waitFor(async () => (await Promise.all([effect(TRY), target.click(TRY)]))[0], { timeout: TIMEOUT_MS })

/** Fills a field of a folded row: the form's state, when it comes back from the server, folds the row again. */
export const fillFolded = (toggle: Locator, field: Locator, text: string): Promise<void> =>
  vi.waitFor(
    async () => {
      if (!(await field.isVisible())) await toggle.click(TRY)
      await field.fill(text, TRY)
    },
    { timeout: TIMEOUT_MS },
  )

/** Follows a link of such a list until the page has the URL. */
export const follow = (page: Page, link: Locator, url: RegExp): Promise<void> =>
  vi.waitFor(
    async () => {
      if (!url.test(page.url())) await link.click(TRY)
      await page.waitForURL(url, { ...TRY, waitUntil: 'commit' })
    },
    { timeout: TIMEOUT_MS },
  )

export { administrator, expect }
