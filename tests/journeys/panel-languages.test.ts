import type { Page } from 'playwright-core'

import { Client } from '../support/client.ts'
import { entity, member } from '../support/entities.ts'
import { picture } from '../support/pictures.ts'
import { clickUntil, expect, test } from './fixtures.ts'
import { publish } from './panel-editor.ts'

/** Waits until the form shows a label in Nepali's locale. */
const formInNepali = (page: Page, label: string): Promise<void> =>
  page.locator('.field-label', { hasText: label }).filter({ hasText: 'नेपाली' }).first().waitFor()

const saved = (page: Page) =>
  page
    .getByText(/ successfully/)
    .first()
    .waitFor()

test('a post, the alternative text of its picture and the settings are written in Nepali in the panel', async ({
  adminPage: page,
  admin,
  server,
}) => {
  const visitor = new Client(server.url)
  const made = entity(await admin.post('/blog', { title: 'In English' }, { image: await picture() }))
  const pictureId = String(member(member((await admin.get(`/blogs/${made._id}?depth=1`)).body, 'image'), 'id'))
  const read = async () => (await visitor.get(`/blog/${made.slug}?lang=ne`)).body

  // The panel keeps the last chosen language, which a repetition of this test finds.
  await page.goto(`/admin/collections/blogs/${made._id}?locale=en`)
  const choice = page.getByRole('button', { name: 'नेपाली (ne)' })
  await clickUntil(page.getByRole('button', { name: /^Locale/ }), (options) => choice.waitFor(options))
  await choice.click()
  await formInNepali(page, 'Description')
  await page.locator('#field-title').fill('नेपालीमा')
  await page.locator('#live-preview-toggler').click()
  await page.frameLocator('#live-preview-iframe').getByRole('heading', { level: 1, name: 'नेपालीमा' }).waitFor()
  expect(await read()).toMatchObject({ title: 'In English' })
  await publish(page)
  await expect.poll(read).toMatchObject({ title: 'नेपालीमा' })
  expect((await visitor.get(`/blog/${made.slug}`)).body).toEqual(made)

  await page.goto(`/admin/collections/media/${pictureId}`)
  await formInNepali(page, 'Alternative text')
  await page.locator('#field-alt').fill('चित्र')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await saved(page)
  await expect.poll(read).toMatchObject({ image: { alt: 'चित्र' } })

  await page.goto('/admin/globals/site-settings')
  await formInNepali(page, 'Text of the top bar')
  await page.getByLabel('Text of the top bar').fill('तिहारमा खुला')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await saved(page)
  expect((await visitor.fetch('/ne')).text).toContain('तिहारमा खुला')
  expect((await visitor.fetch('/')).text).not.toContain('तिहारमा खुला')
})
