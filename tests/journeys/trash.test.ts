import { Client } from '../support/client.ts'
import { entity } from '../support/entities.ts'
import { picture } from '../support/pictures.ts'
import { openScreen, row, toast } from './staff-screens.ts'
import { violationsOf } from './axe.ts'
import { expect, test } from './fixtures.ts'

test('a post is deleted and undone, deleted and restored, deleted for good', async ({
  adminPage: page,
  admin,
  server,
  problems,
}) => {
  // The panel's lists request 250 whole pictures at once, which is over the server's limit.
  problems.expect(/\/api\/media\?depth=0&draft=true&limit=250/)
  const title = 'To be thrown away'
  const fields = { title, description: '<p>Some text</p>' }
  const made = entity(await admin.post('/blog', fields, { image: await picture('png', 300, 200) }))
  const visitor = new Client(server.url)
  const isServed = () =>
    Promise.all(
      [`/api/blog/${made.slug}`, made.image?.filePath ?? ''].map(
        async (at) => (await visitor.fetch(at)).status === 200,
      ),
    )
  const remove = async () => {
    await row(page, title)
      .getByRole('button', { name: `Delete ${title}` })
      .click()
    await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click()
    await toast(page, 'Deleted Successfully')
    await row(page, title).waitFor({ state: 'detached' })
  }

  await openScreen(page, '/add-blog')
  await remove()
  expect(await isServed()).toEqual([false, false])
  // Alt+T focuses the newest toast, Tab its button.
  const undo = page.getByRole('button', { name: `Undo: restore ${title}` })
  await page.keyboard.press('Alt+t')
  await page.keyboard.press('Tab')
  await expect.poll(() => undo.evaluate((button) => button === document.activeElement)).toBe(true)
  expect(await violationsOf(page, 'iframe')).toEqual([])
  await page.keyboard.press('Enter')
  await toast(page, 'Restored')
  await row(page, title).waitFor()
  await expect.poll(isServed).toEqual([true, true])
  await expect.poll(() => page.evaluate(() => document.activeElement?.hasAttribute('data-list-heading'))).toBe(true)

  await remove()
  await page.goto('/admin/collections/blogs/trash')
  await page.getByRole('link', { name: title }).first().waitFor()
  const inTrash = page.getByRole('listitem').filter({ has: page.getByRole('button', { name: `Restore ${title}` }) })
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 800 })
    await openScreen(page, '/trash')
    await inTrash.getByText(/^Deleted .* by Asha Rai, 30 days left$/).waitFor()
    expect(await violationsOf(page, 'iframe')).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
  }
  await page.getByRole('button', { name: `Restore ${title}` }).click()
  await inTrash.waitFor({ state: 'detached' })
  expect(await isServed()).toEqual([true, true])

  await openScreen(page, '/add-blog')
  await remove()
  await page.getByRole('link', { name: 'Trash', exact: true }).click()
  await page.getByRole('button', { name: `Delete for good: ${title}` }).click()
  expect(await violationsOf(page, 'iframe')).toEqual([])
  await page.getByRole('dialog').getByRole('button', { name: 'Delete for good' }).click()
  await toast(page, 'Deleted for good')
  await inTrash.waitFor({ state: 'detached' })
  expect(await isServed()).toEqual([false, false])
})
