import type { Page } from 'playwright-core'

import { Client } from '../support/client.ts'
import { entity, image, member } from '../support/entities.ts'
import { picture } from '../support/pictures.ts'
import { administrator, expect, follow, test } from './fixtures.ts'

async function save(page: Page): Promise<void> {
  const saved = page.waitForResponse((answer) => answer.request().method() === 'PATCH')
  await page.locator('#action-save').click()
  expect((await saved).status()).toBe(200)
}

test('a picture is found by its name, cropped, and its focal point set; the page shows it so', async ({
  adminPage: page,
  admin,
}) => {
  const given = { ...(await picture('png', 800, 400)), name: 'Terraces at dawn.png' }
  const made = entity(await admin.post('/service/', { title: 'With terraces' }, { image: given }))

  await page.goto('/admin/collections/media?limit=10')
  await page.locator('#search-filter-input').fill('terraces at')
  const found = page.locator('.table tbody tr').filter({ hasText: 'Terraces at dawn' })
  await found.waitFor()
  await expect.poll(() => page.locator('.table tbody tr').count()).toBe(1)
  await follow(page, found.getByRole('link').first(), /\/collections\/media\/[^/?]+$/)

  await page.getByRole('button', { name: 'Edit Image' }).click()
  const editor = page.locator('.edit-upload')
  // Until the picture has loaded, its width is unknown and the field ignores input.
  const width = editor.locator('input[name="Width (px)"]')
  await expect.poll(() => width.inputValue()).toBe('800')
  await width.fill('400')
  await editor.locator('input[name="X %"]').fill('25')
  await editor.locator('input[name="Y %"]').fill('100')
  await editor.getByRole('button', { name: 'Apply Changes' }).click()
  await save(page)
  // A second save must not crop the picture again.
  await page.locator('#field-alt').fill('Terraces')
  await save(page)

  const cropped = image(await admin.get(`/service/${String(made.slug)}`))
  expect(cropped).toMatchObject({ alt: 'Terraces', width: 400, height: 400, focus: { x: 50, y: 100 } })
  await page.goto(`/services-details/${String(made.slug)}`)
  const shown = page.locator(`img[src="${cropped.filePath}"]`)
  await expect.poll(() => shown.evaluate((element) => getComputedStyle(element).objectPosition)).toBe('50% 100%')
  await expect.poll(() => shown.evaluate((element: HTMLImageElement) => element.naturalWidth)).toBe(400)
})

test('a list shows the pictures of its rows, with their names', async ({ adminPage: page, admin }) => {
  const given = { ...(await picture()), name: 'Portrait of Hari.png' }
  await admin.post('/team/', { name: 'Hari Karki', post: 'Clerk' }, { image: given })
  await page.goto('/admin/collections/teams?limit=100')
  const row = page.locator('.table tbody tr').filter({ hasText: 'Hari Karki' })
  await row.getByText('Portrait of Hari').waitFor()
  await expect
    .poll(() => row.locator('img').evaluate((shown: HTMLImageElement) => shown.naturalWidth))
    .toBeGreaterThan(0)
})

test('a picture’s screen lists where it is used, and it is not deleted before it is removed there', async ({
  adminPage: page,
  admin,
  problems,
}) => {
  // The 409 under test, which the browser logs as an error.
  problems.expect(/status of 409/)
  const made = entity(await admin.post('/team/', { name: 'Bina Thapa', post: 'Auditor' }, { image: await picture() }))
  const media = String(member((await admin.get(`/teams/${made._id}?depth=0`)).body, 'image'))
  await page.goto(`/admin/collections/media/${media}`)
  const use = page.getByRole('link', { name: 'Bina Thapa' })
  expect(await use.getAttribute('href')).toBe(`/admin/collections/teams/${made._id}`)

  const remove = async () => {
    await page.locator('.doc-controls__popup').getByRole('button').click()
    await page.locator('#action-delete').click()
    await page.getByRole('button', { name: 'Confirm' }).click()
  }
  await remove()
  await page.getByText('This picture is used by Team “Bina Thapa”. Take it out there first.').waitFor()
  expect((await admin.get(`/media/${media}`)).status).toBe(200)

  await admin.patch(`/team/${made._id}`, { removeImage: 'true' })
  expect((await admin.get(`/media/${media}`)).status).toBe(404)
})

test('lists show the names of pictures, and empty cells for missing values of the audit trail', async ({
  adminPage: page,
  admin,
}) => {
  await new Client(admin.url).post('/login', { ...administrator, password: 'a wrong password' })
  await page.goto('/admin/collections/teams')
  await page
    .getByRole('row', { name: /Sarita Lekhdandi/ })
    .locator('img[src^="/media/"]')
    .waitFor()
  expect(await page.getByText(/^Untitled/).count()).toBe(0)
  await page.goto('/admin/collections/audit')
  await page.getByRole('cell', { name: 'failed to sign in' }).first().waitFor()
  expect(await page.getByText(/^<No /).count()).toBe(0)
})
