import type { Page } from 'playwright-core'

import { expect, test } from './fixtures.ts'

const EVIL = 'https://evil.test'
const note = (name: string): string => `top.ran=(top.ran||[]).concat('${name}')`

/** Markup that an attacker might inject into a page; each script records that it ran. */
const scripts: Record<string, string> = {
  inline: `<script>${note('inline')}</script>`,
  'with a nonce': `<script nonce="r4nd0m">${note('with a nonce')}</script>`,
  module: `<script type="module">${note('module')}</script>`,
  external: `<script src="${EVIL}/x.js"></script>`,
  'data address': `<script src="data:text/javascript,${note('data address')}"></script>`,
  'error handler': `<img src="/drawings/none.svg" onerror="${note('error handler')}">`,
  'load handler': `<svg onload="${note('load handler')}"></svg>`,
  'frame with markup': `<iframe srcdoc="<script>${note('frame with markup')}</script>"></iframe>`,
  'frame with a script': `<iframe src="javascript:${note('frame with a script')}"></iframe>`,
  'clicked link': `<a id="evil-link" href="javascript:void(${note('clicked link')})">link</a>`,
}
const others = `<style>footer { opacity: 0.123 }</style><form id="evil-form" action="${EVIL}/form"></form>`
const injected = Object.values(scripts).join('') + others

/** Serves the page with that markup at the end of its body and a `<base>` of another host; returns the requests that reach that host. */
async function inject(page: Page, path: string, withPolicy: boolean): Promise<string[]> {
  const asked: string[] = []
  await page.context().route(`${EVIL}/**`, (route) => {
    asked.push(route.request().url())
    return route.fulfill({ contentType: 'text/javascript', body: note('external') })
  })
  await page.route(
    (url) => url.pathname === path,
    async (route) => {
      const response = await route.fetch()
      const headers = { ...response.headers() }
      if (!withPolicy) delete headers['content-security-policy']
      const body = (await response.text()).replace('</body>', () => `${injected}</body>`)
      await route.fulfill({ response, headers, body: body.replace('</head>', `<base href="${EVIL}/"></head>`) })
    },
  )
  await page.goto(path)
  await page.locator('#evil-link').evaluate((link: HTMLElement) => link.click())
  return asked
}

const ran = (page: Page): Promise<unknown> => page.evaluate(() => Reflect.get(window, 'ran') ?? [])
const footer = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const found = document.querySelector('footer')
    return found ? getComputedStyle(found).opacity : 'none'
  })

test.for(['/', '/blog', '/contact', '/login'])(
  'X13: nothing that is injected into %s runs, while the page’s own scripts do',
  async (path, { page, problems, server }) => {
    problems.expect(/Content Security Policy|404| csp$/)
    const asked = await inject(page, path, true)
    await page.waitForLoadState('networkidle')
    expect(await ran(page)).toEqual([])
    expect(await page.evaluate(() => document.baseURI)).toBe(server.url + path)
    expect(['1', 'none']).toContain(await footer(page))
    // The page's own scripts handle this link without a document request.
    let documents = 0
    page.on('request', (request) => void (documents += Number(request.isNavigationRequest())))
    await page.getByRole('banner').getByRole('link', { name: 'Services', exact: true }).click()
    await page.waitForURL('**/services')
    await page.getByRole('heading', { level: 1 }).waitFor()
    expect(documents).toBe(0)
    expect(await ran(page)).toEqual([])
    const refused = page.waitForEvent('console', (line) => line.text().includes('form-action'))
    await page.locator('#evil-form').evaluate((form: HTMLFormElement) => form.submit())
    await refused
    expect(asked).toEqual([])
  },
)

test('X13: without the policy all of it would run', async ({ page, problems }) => {
  problems.expect(/./)
  const asked = await inject(page, '/contact', false)
  await expect.poll(async () => [...new Set([await ran(page)].flat())].sort()).toEqual(Object.keys(scripts).sort())
  expect(asked).toContain(`${EVIL}/x.js`)
  expect(await footer(page)).toBe('0.123')
})
