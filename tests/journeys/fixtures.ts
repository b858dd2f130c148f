import type { Browser, BrowserContext, Locator, Page } from 'playwright-core'
import { expect, inject, test as base, vi } from 'vitest'

import { administrator } from '../support/people.ts'
import { startNodes } from '../cluster/nodes.ts'
import { launchBrowser } from '../support/browser.ts'
import { Client } from '../support/client.ts'
import { type Server, startCopy } from '../support/server.ts'

/** The timeout of one step in a page, generous for slow machines. */
const TIMEOUT_MS = 30_000

/**
 * Errors that a page reported during a test: console messages, exceptions, failed requests. Each one fails the test unless it was expected.
 */
class Problems {
  private readonly found: string[] = []
  private readonly expected: RegExp[] = []

  /** Expects errors that match. */
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
      // Requests that are aborted by leaving a page are no failures.
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
  /** Shared by the test files of a process, which are isolated by contexts. */
  browser: Browser
  /** An API client, signed in as the first administrator. */
  admin: Client
  /** A signed-out browser context of the test's own. */
  context: BrowserContext
  problems: Problems
  /** A signed-out page; the test fails if it reports an error. */
  page: Page
  /** The same, signed in. */
  adminPage: Page
}

/** What the pages of a context show, for the log of a test that failed. */
async function shownIn(context: BrowserContext): Promise<string> {
  const shown = context.pages().map(async (page) => {
    const tree = await page.ariaSnapshot({ timeout: 5000 }).catch((error: unknown) => String(error))
    return `${page.url()}\n${tree}`
  })
  return (await Promise.all(shown)).join('\n\n')
}

/**
 * Answers the map with an empty page: it is on the only other host, is not under test, and many machines cannot reach it. Not by a route
 * of Playwright's, which turns the browser's cache off.
 */
async function answerMap(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  const responseHeaders = [{ name: 'Content-Type', value: 'text/html' }]
  session.on('Fetch.requestPaused', ({ requestId }) => {
    // It fails if the page has been left.
    session.send('Fetch.fulfillRequest', { requestId, responseCode: 200, responseHeaders }).catch(() => {})
  })
  await session.send('Fetch.enable', { patterns: [{ urlPattern: 'https://www.openstreetmap.org/*' }] })
}

/** A new page of a context whose `goto` also waits until the site's page is hydrated, which happens after its load event. */
async function newPage(context: BrowserContext, problems: Problems): Promise<Page> {
  const page = await context.newPage()
  problems.watch(page)
  await answerMap(page)
  const goto = page.goto.bind(page)
  page.goto = async (...to) => {
    const response = await goto(...to)
    await page.waitForFunction(() => {
      const main = document.querySelector('main')
      const isOfTheSite = document.getElementById('chunks') !== null && main !== null
      // React marks the elements that it has hydrated.
      return !isOfTheSite || Object.keys(main).some((key) => key.startsWith('__reactFiber'))
    })
    return response
  }
  return page
}

/** A test with a server, a browser, and pages whose every unexpected error fails it. */
export const test = base.extend<Fixtures>({
  server: [
    // Vitest reads a fixture's dependencies from the destructured parameter, so one without dependencies needs it, too.
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
  // It needs the problems only to be closed before they fail the test.
  context: async ({ browser, server, task, problems }, use) => {
    const context = await browser.newContext({ baseURL: server.url })
    context.setDefaultTimeout(TIMEOUT_MS)
    // The panel's first page responds only when its code is loaded.
    context.setDefaultNavigationTimeout(2 * TIMEOUT_MS)
    await use(context)
    if (task.result?.state === 'fail' || problems.unexpected().length > 0)
      process.stderr.write(`${task.name} failed; the pages showed\n${await shownIn(context)}\n`)
    await context.close()
  },
  problems: async ({ task: _task }, use) => {
    const problems = new Problems()
    await use(problems)
    expect(problems.unexpected()).toEqual([])
  },
  page: async ({ context, problems }, use) => {
    await use(await newPage(context, problems))
  },
  adminPage: async ({ context, problems, admin, server }, use) => {
    const [name = '', value = ''] = (admin.cookie ?? '').split(/=(.*)/s)
    await context.addCookies([{ name, value, url: server.url }])
    await use(await newPage(context, problems))
  },
})

/** The timeout of one attempt of an action that is repeated. */
const TRY = { timeout: 5000 }

/**
 * Clicks repeatedly until the click has its effect: one is lost while the panel's list is hydrated or replaces its own URL.
 *
 * @param effect waits for the effect, with the given timeout
 */
export const clickUntil = <Effect>(
  target: Locator,
  effect: (options: typeof TRY) => Promise<Effect>,
): Promise<Effect> =>
  vi.waitFor(async () => (await Promise.all([effect(TRY), target.click(TRY)]))[0], { timeout: TIMEOUT_MS })

/** Fills a field of a collapsed row: the panel collapses the row again when the form's state arrives from the server. */
export const fillFolded = (toggle: Locator, field: Locator, text: string): Promise<void> =>
  vi.waitFor(
    async () => {
      if (!(await field.isVisible())) await toggle.click(TRY)
      await field.fill(text, TRY)
    },
    { timeout: TIMEOUT_MS },
  )

/** Clicks a link of the panel repeatedly until the page has the URL. */
export const follow = (page: Page, link: Locator, url: RegExp): Promise<void> =>
  vi.waitFor(
    async () => {
      if (!url.test(page.url())) await link.click(TRY)
      await page.waitForURL(url, { ...TRY, waitUntil: 'commit' })
    },
    { timeout: TIMEOUT_MS },
  )

export { administrator, expect }
