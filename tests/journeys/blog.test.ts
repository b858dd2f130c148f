import { entities, entity } from '../support/entities.ts'
import { expect, test } from './fixtures.ts'

const PAGE = 12

test('the blog goes on over pages, by links that work without JavaScript, and is searched by address', async ({
  admin,
  page,
  browser,
  server,
}) => {
  const before = Number((await admin.get('/blog?limit=1')).headers.get('x-total-count'))
  for (let n = before; n <= PAGE; n += 1)
    entity(await admin.post('/blog', { title: `Ledger note ${n}`, description: '<p>About a quokka &amp; co.</p>' }))

  await page.goto('/blog')
  const cards = page.getByRole('main').locator('article')
  expect(await cards.count()).toBe(PAGE)
  // By keyboard: cards above the link are laid out when they come near, which may move it under the pointer.
  await page.getByRole('link', { name: 'Next page' }).press('Enter')
  await page.waitForURL('**/blog?page=2')
  await page.waitForFunction(() => document.querySelectorAll('main article').length === 1)
  await page.getByLabel(/Search/).fill('quokka')
  await page.getByRole('button', { name: 'Search' }).click()
  await page.waitForURL('**/blog?q=quokka')
  await page.getByText('Ledger note').first().waitFor()
  expect(await cards.count()).toBe(entities(await admin.get('/blog?q=quokka')).length)

  const context = await browser.newContext({ baseURL: server.url, javaScriptEnabled: false })
  const plain = await context.newPage()
  await plain.goto('/blog')
  await plain.getByRole('link', { name: 'Page 2' }).click()
  await plain.waitForURL('**/blog?page=2')
  expect(await plain.locator('main article').count()).toBe(1)
  await plain.getByLabel(/Search/).fill('no post has these words')
  await plain.getByRole('button', { name: 'Search' }).click()
  await plain.getByText('No Blog Found!').waitFor()
  await context.close()
})

const hostile = [
  ['one word of 200 letters', 'W'.repeat(200)],
  ['200 characters of words', 'Quarterly provisions '.repeat(10).slice(0, 200)],
  ['Devanagari', 'आयकर विवरण दाखिला गर्ने म्याद थपिएको सम्बन्धमा सबै करदाताहरूलाई सूचना'],
  ['right to left', 'إقرار ضريبة الدخل السنوي للشركات الصغيرة'],
  ['emoji', '👩🏽‍💼👨‍👩‍👧‍👦🇳🇵'.repeat(12)],
] as const

test('no title breaks a page at 360 px', async ({ admin, page }) => {
  await page.setViewportSize({ width: 360, height: 800 })
  for (const [kind, title] of hostile) {
    const description = `<p>${title}</p><ul><li>${title}</li></ul>`
    const post = entity(await admin.post('/blog', { title, description }))
    const service = entity(await admin.post('/service', { title, description }))
    entity(await admin.post('/team', { name: title.slice(0, 60), post: title.slice(0, 60) }))
    entity(await admin.post('/career', { title, salary: title.slice(0, 60), description }))
    entity(await admin.post('/faq', { title, description: title }))
    const paths = [`/blog/${post.slug}`, `/services-details/${service.slug}`, '/', '/blog', '/services']
    for (const path of [...paths, '/team', '/career', '/price']) {
      await page.goto(path)
      expect(await page.evaluate(() => document.documentElement.scrollWidth), `${kind} ${path}`).toBeLessThanOrEqual(
        360,
      )
    }
  }
})
