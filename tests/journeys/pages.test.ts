import type { Page } from 'playwright-core'

import { resources } from '#contract/index.ts'
import { entity, sample } from '../support/entities.ts'
import { expect, test } from './fixtures.ts'
import { layoutTexts, navigation, publicPages } from '../support/public-pages.ts'

/** All texts, those of the lower parts too, which are laid out when they come near. */
const textOf = (page: Page) =>
  page.evaluate(() => {
    delete document.documentElement.dataset['firstView']
    return document.body.innerText
  })

test('every public page shows its texts, marks itself in the navigation and complains about nothing', async ({
  page,
}) => {
  for (const { path, title, shows, scripted = [] } of publicPages) {
    const response = await page.goto(path)
    expect(response?.status(), path).toBe(200)
    await page.getByRole('link', { name: 'Login' }).first().waitFor()
    expect(await page.title(), path).toMatch(title)
    const text = await textOf(page)
    expect(
      [...shows, ...scripted, ...layoutTexts].filter((words) => !text.includes(words)),
      path,
    ).toEqual([])
    expect(await page.locator('h1').count(), path).toBe(1)
  }
})

test('without JavaScript every public page is whole', async ({ browser, server }) => {
  const context = await browser.newContext({ baseURL: server.url, javaScriptEnabled: false })
  const page = await context.newPage()
  for (const { path, shows } of publicPages) {
    expect((await page.goto(path))?.status(), path).toBe(200)
    const text = await textOf(page)
    expect(
      [...shows, ...layoutTexts].filter((words) => !text.includes(words)),
      path,
    ).toEqual([])
  }
  await context.close()
})

test('the navigation goes through all pages, marks the current one and scrolls to the top', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 700 })
  await page.goto('/')
  for (const [label, path] of navigation.toReversed()) {
    await page.evaluate(() => window.scrollTo(0, 400))
    await page.getByRole('banner').getByRole('link', { name: label, exact: true }).click()
    await page.waitForURL((url) => url.pathname === path)
    const current = page.getByRole('banner').locator('[aria-current="page"]')
    await current.filter({ hasText: label }).first().waitFor()
    await page.waitForFunction(() => window.scrollY === 0)
  }
})

test('on a phone the way back leads to where the reader was, though parts that were jumped over were never laid out', async ({
  page,
  admin,
}) => {
  // Two heights of cards, both other than the estimate of cards that have not been laid out.
  const titles = ['A title', 'A long title of many words. '.repeat(6)]
  const create = (title = '') => admin.post('/blog/', sample(resources.blog, { title }))
  const posts: string[] = []
  for (const title of [...titles, ...titles, ...titles, ...titles]) posts.push(entity(await create(title))._id)
  await page.setViewportSize({ width: 390, height: 844 })
  const blog = page.getByRole('heading', { level: 1, name: 'Blog' })
  const link = page
    .getByRole('main')
    .getByRole('link', { name: /^Read More/ })
    .nth(8)
  const placeOf = async () => (await link.boundingBox())?.y ?? Number.NaN
  for (const isReloaded of [false, true]) {
    await page.goto('/')
    await page.getByRole('contentinfo').getByRole('link', { name: 'Blog', exact: true }).click()
    await blog.waitFor()
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
    await link.scrollIntoViewIfNeeded()
    // Parts that come near change their heights until they have been laid out.
    let [before, readings] = [0, 0]
    const isStill = async () => {
      const now = await placeOf()
      readings = now === before ? readings + 1 : 0
      before = now
      return readings > 2
    }
    await expect.poll(isStill).toBe(true)
    // By keyboard: a click that is repeated, since something moved, scrolls the link to another place first.
    await link.press('Enter')
    await page.waitForURL(/\/blog\/./)
    await page.getByRole('heading', { level: 1 }).waitFor()
    if (isReloaded) await page.reload({ waitUntil: 'networkidle' })
    await page.goBack()
    await blog.waitFor()
    await expect.poll(async () => Math.abs((await placeOf()) - before)).toBeLessThan(2)
  }
  for (const id of posts) await admin.remove(`/blog/${id}`)
})

test('the way leads to a place on the page and back, also to one that is named in Nepali', async ({ page, admin }) => {
  const headings = ['First', 'कर कहिले तिर्ने', 'Third', 'Fourth']
  const description = headings.map((each) => `<h2>${each}</h2>${'<p>Words.</p>'.repeat(30)}`).join('')
  const { slug = '' } = entity(await admin.post('/blog/', sample(resources.blog, { title: 'Places', description })))
  const path = `/blog/${slug}`
  await page.goto(path)
  const top = () => page.evaluate(() => window.scrollY)
  const heading = page.getByRole('heading', { level: 2, name: headings[1] })
  const link = page.getByRole('navigation', { name: 'On this page' }).getByRole('link', { name: headings[1] })
  await link.scrollIntoViewIfNeeded()
  const before = await top()
  await link.press('Enter')
  const isAtTop = async () => Math.abs((await heading.boundingBox())?.y ?? Infinity) < 200
  await expect.poll(isAtTop).toBe(true)
  const below = await top()
  expect(below).toBeGreaterThan(before)
  const href = page.url()
  await page.goBack()
  await expect.poll(top).toBe(before)
  await page.goForward()
  await expect.poll(top).toBe(below)

  await page.goto('/price')
  await page.evaluate((to) => {
    const made = document.createElement('a')
    made.href = to
    document.body.append(made)
    made.click()
  }, href)
  await heading.waitFor()
  await expect.poll(isAtTop).toBe(true)
})

test('on a phone the menu opens by its button and closes when an entry is chosen', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 })
  await page.goto('/')
  const toggle = page.getByRole('banner').getByRole('button', { expanded: false }).first()
  await toggle.click()
  const opened = page.getByRole('banner').getByRole('button', { expanded: true })
  await opened.waitFor()
  await page.getByRole('banner').getByRole('link', { name: 'Team', exact: true }).click()
  await page.waitForURL('**/team')
  await opened.waitFor({ state: 'detached' })
})

test('what is not there answers 404 with a way home', async ({ page, problems }) => {
  problems.expect(/404/)
  for (const path of ['/nowhere', '/blog/no-such-post', '/services-details/no-such-service', '/a/b/c', '/ABOUT']) {
    const response = await page.goto(path)
    expect(response?.status(), path).toBe(404)
    expect(await textOf(page)).toContain("Sorry, we couldn't find this page")
    await page.getByRole('link', { name: 'Back to homepage' }).waitFor()
    const filled = await page
      .getByRole('main')
      .locator('a, button')
      .evaluateAll(
        (nodes) => nodes.filter((node) => getComputedStyle(node).backgroundColor !== 'rgba(0, 0, 0, 0)').length,
      )
    expect(filled).toBe(1)
  }
  await page.getByRole('link', { name: 'Back to homepage' }).click()
  await page.getByText('Latest News & Blog').waitFor()
})

test('no page of a visitor downloads anything of the staff’s screens', async ({ page }) => {
  const scripts: string[] = []
  page.on('response', (response) => {
    if (response.url().endsWith('.js')) scripts.push(response.url())
  })
  await page.goto('/')
  await page.waitForLoadState('networkidle')
  expect(scripts.length).toBeGreaterThan(0)
  expect(scripts.filter((url) => /staff-(screens|layout)|lexical|editor/i.test(url))).toEqual([])
})
