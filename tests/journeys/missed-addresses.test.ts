import { entity } from '../support/entities.ts'
import { axeFindsNothing } from './axe.ts'
import { expect, test } from './fixtures.ts'

test('a visitor requests an address that is gone, staff redirect it to the page in one click, and the visitor arrives', async ({
  adminPage: staff,
  admin,
  browser,
  server,
}) => {
  const service = entity(await admin.post('/service/', { title: 'Registering for VAT', description: '<p>Text</p>' }))
  const path = `/services-details/${service.slug}`
  const old = `${path}-2079`
  const visitor = await browser.newContext({ baseURL: server.url })
  const page = await visitor.newPage()
  const missed = await page.goto(old)
  expect(missed?.status()).toBe(404)
  await page.getByRole('heading', { level: 1, name: "Sorry, we couldn't find this page" }).waitFor()

  await staff.goto('/not-found-list', { waitUntil: 'networkidle' })
  const asked = staff.getByRole('list', { name: 'Not found', exact: true }).getByRole('listitem')
  const row = asked.filter({ hasText: old })
  expect(await row.getByLabel(`Page that ${old} is to lead to`).inputValue()).toBe(path)
  await axeFindsNothing(staff, 1280)
  await row.getByRole('button', { name: `Redirect ${old}` }).click()
  await row.waitFor({ state: 'detached' })
  const redirects = staff.getByRole('list', { name: 'Redirects' }).getByRole('listitem')
  await redirects.filter({ hasText: old }).waitFor()

  await page.goto(`${old}?utm_source=news`)
  await page.getByRole('heading', { level: 1, name: 'Registering for VAT' }).waitFor()
  expect(new URL(page.url()).pathname).toBe(path)

  // A link on the site leads there, too, though the page itself asks for the entry at first.
  const linking = `<p>See <a href="${old}">what was there</a>.</p>`
  const post = entity(await admin.post('/blog/', { title: 'Where it went', description: linking }))
  await page.goto(`/blog/${post.slug}`)
  await page.getByRole('main').getByRole('link', { name: 'what was there' }).click()
  await page.getByRole('heading', { level: 1, name: 'Registering for VAT' }).waitFor()
  expect(new URL(page.url()).pathname).toBe(path)
  await visitor.close()
})

test('staff enter an address of their earlier site, and a reader of Nepali arrives at the page in Nepali', async ({
  adminPage: staff,
  page: visitor,
  server,
}) => {
  await staff.goto('/not-found-list', { waitUntil: 'networkidle' })
  const form = staff.getByRole('form', { name: 'Redirect an address' })
  await form.getByLabel('Address').fill(`${server.url}/jobs.php`)
  await form.getByLabel('Page').fill('/career')
  await form.getByRole('button', { name: 'Redirect' }).click()
  await staff.getByText('/jobs.php leads to /career now').waitFor()
  await staff.getByRole('list', { name: 'Redirects' }).getByRole('listitem').filter({ hasText: '/jobs.php' }).waitFor()
  await visitor.goto('/ne/jobs.php')
  expect(new URL(visitor.url()).pathname).toBe('/ne/career')
})
