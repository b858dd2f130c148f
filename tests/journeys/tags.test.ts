import { entity } from '../support/entities.ts'
import { openScreen, toast } from './staff-screens.ts'
import { expect, test } from './fixtures.ts'

for (const javaScriptEnabled of [true, false])
  test(`${javaScriptEnabled ? 'with' : 'without'} JavaScript a post leads to its tag, and that to another entry and to all tags`, async ({
    browser,
    server,
  }) => {
    const context = await browser.newContext({ baseURL: server.url, javaScriptEnabled })
    try {
      const page = await context.newPage()
      await page.goto('/blog/is-it-time-to-register-for-vat')
      await page
        .getByRole('navigation', { name: 'Tags of this page' })
        .getByRole('link', { name: 'VAT', exact: true })
        .click()
      await page.getByRole('heading', { level: 1, name: 'VAT', exact: true }).waitFor()
      await page.getByRole('region', { name: 'Services' }).getByRole('link', { name: /VAT/ }).first().click()
      await page.waitForURL('**/services-details/**')
      // The sidebar of a service lists the tags of the whole site.
      await page.getByRole('complementary').getByRole('link', { name: 'Payroll', exact: true }).click()
      await page.getByRole('heading', { level: 1, name: 'Payroll', exact: true }).waitFor()
      // The page of all tags links each one to its entries.
      await page.getByRole('main').getByRole('link', { name: 'Tags', exact: true }).click()
      await page.getByRole('heading', { level: 1, name: 'Tags', exact: true }).waitFor()
      await page.getByRole('main').getByRole('link', { name: 'VAT', exact: true }).click()
      await page.getByRole('main').getByRole('link', { name: 'Is it time to register for VAT?' }).waitFor()
    } finally {
      await context.close()
    }
  })

test('a tag that the staff make and choose for a post leads visitors to that', async ({ admin, adminPage, page }) => {
  const post = entity(await admin.post('/blog', { title: 'Shares and bonds' }))
  await openScreen(adminPage, '/add-tag')
  await adminPage.getByLabel('Title', { exact: true }).fill('Securities')
  await adminPage.getByRole('button', { name: 'Create', exact: true }).click()
  await toast(adminPage, 'Tag create successfully')

  await openScreen(adminPage, `/edit-blog/${post._id}`)
  const choice = adminPage.getByRole('group', { name: 'Tags' }).getByLabel('Tags 1')
  await choice.getByText('Securities').waitFor({ state: 'attached' })
  await choice.selectOption('Securities')
  await adminPage.getByRole('button', { name: 'Update', exact: true }).click()
  await toast(adminPage, 'Blog updated successfully')

  await page.goto(`/blog/${post.slug}`)
  const top = async (name: string) => (await page.getByRole('navigation', { name }).boundingBox())?.y
  expect(await top('Tags of this page'), 'they follow the text').toBeLessThan(
    (await top('Next and previous post')) ?? 0,
  )
  await page.getByRole('navigation', { name: 'Tags of this page' }).getByRole('link', { name: 'Securities' }).click()
  await page.waitForURL('**/tags/securities')
  await page.getByRole('main').getByRole('link', { name: 'Shares and bonds' }).click()
  await page.getByRole('heading', { level: 1, name: 'Shares and bonds' }).waitFor()
  expect(await page.getByRole('complementary').getByRole('link', { name: 'Securities' }).count()).toBe(1)
})
