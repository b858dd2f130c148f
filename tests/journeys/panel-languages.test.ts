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

test('an entry without a Nepali title goes by its English one in the panel, and is saved without it', async ({
  adminPage: page,
  admin,
}) => {
  const made = entity(await admin.post('/tag', { title: `Only English ${Date.now()}` }))
  const name = `${made.title} (English)`
  const titles = async () => member((await admin.get(`/tags/${made._id}?locale=all`)).body, 'title')
  const heading = (text: string) => page.getByRole('heading', { level: 1, name: text, exact: true })
  const crumbs = page.locator('.step-nav')

  await page.goto('/admin/collections/tags?locale=ne&limit=100')
  const link = page.locator('[lang="en"]').getByRole('link', { name })
  await link.waitFor()
  expect(await page.getByText('<No Title>').count()).toBe(0)
  const inNepali = page.getByRole('link', { name: 'आयकर', exact: true })
  expect(await inNepali.getAttribute('href')).toMatch(/^\/admin\/collections\/tags\//)
  await link.click()

  await heading(name).waitFor()
  await crumbs.getByText(name).waitFor()
  const field = page.locator('#field-title')
  expect(await field.inputValue()).toBe('')
  await field.fill('अङ्ग्रेजी')
  await heading('अङ्ग्रेजी').waitFor()
  await crumbs.getByText('अङ्ग्रेजी').waitFor()
  await field.fill('')
  await heading(name).waitFor()

  await field.fill('अङ्ग्रेजी')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await saved(page)
  expect(await titles()).toEqual({ en: made.title, ne: 'अङ्ग्रेजी' })
  await page.goto('/admin/collections/tags?locale=en&limit=100')
  await page.getByRole('link', { name: String(made.title), exact: true }).waitFor()
  expect(await page.locator('td [lang]').count()).toBe(0)

  // A form whose title stays empty writes none: an autosaved draft.
  const post = entity(await admin.post('/blog', { title: 'Kept in English', description: '<p>Text</p>' }))
  await page.goto(`/admin/collections/blogs/${post._id}?locale=ne`)
  await heading('Kept in English (English)').waitFor()
  await page.locator('#field-slug').fill(`kept-${post._id}`)
  const draft = async () => (await admin.get(`/blogs/${post._id}?locale=all&draft=true`)).body
  await expect.poll(draft, { timeout: 15_000 }).toMatchObject({ slug: `kept-${post._id}` })
  expect(member(await draft(), 'title')).not.toMatchObject({ ne: expect.stringMatching(/./) })
  await heading('Kept in English (English)').waitFor()
})
