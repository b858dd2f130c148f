import type { FrameLocator, Page } from 'playwright-core'

import { messages } from '#contract/messages.ts'
import { signedInEditor } from '../support/people.ts'
import { Client } from '../support/client.ts'
import { entity, member } from '../support/entities.ts'
import { expect, follow, test } from './fixtures.ts'
import { publish } from './panel-editor.ts'

const editorOf = (page: Page) => page.locator('.rich-text-lexical [contenteditable="true"]').first()

/** Waits until the panel has autosaved the typed title. */
const autosaved = (admin: Client, path: string, title: string) =>
  expect
    .poll(async () => member((await admin.get(`${path}?draft=true&depth=0`)).body, 'title'), { timeout: 15_000 })
    .toBe(title)

const notSaved = (page: Page) => page.getByRole('status').filter({ hasText: 'Not saved' })

const previewIn = (page: Page): FrameLocator => page.frameLocator('#live-preview-iframe')

test('a draft is saved while it is written, seen in the live preview, and by nobody else until it is published', async ({
  adminPage: page,
  admin,
  server,
}) => {
  const visitor = new Client(server.url)
  const drafts = async () => Number(member((await admin.get('/blogs?draft=true&depth=0')).body, 'totalDocs'))
  const before = await drafts()
  await page.goto('/admin/collections/blogs/create')
  await page.waitForURL(/\/blogs\/[0-9a-f-]{24,36}$/)
  expect(await drafts()).toBe(before + 1)
  const id = new URL(page.url()).pathname.split('/').at(-1) ?? ''
  await page.locator('#field-title').fill('Written slowly')
  await autosaved(admin, `/blogs/${id}`, 'Written slowly')

  await page.locator('#live-preview-toggler').click()
  const preview = previewIn(page)
  await preview.getByRole('heading', { level: 1, name: 'Written slowly' }).waitFor()
  await editorOf(page).click()
  await page.keyboard.type('Words that nobody has saved')
  await preview.locator('.rich-text p', { hasText: 'Words that nobody has saved' }).waitFor()
  await page.locator('#field-title').fill('Written slowly and changed')
  await preview.getByRole('heading', { level: 1, name: 'Written slowly and changed' }).waitFor()

  await autosaved(admin, `/blogs/${id}`, 'Written slowly and changed')
  expect((await visitor.get(`/blog/blog-id/${id}`)).status).toBe(404)
  expect((await visitor.get('/blog/')).text).not.toContain('Written slowly')
  expect((await visitor.fetch(`/preview/blog/${id}`)).status).toBe(302)
  await page.reload()
  expect(await page.locator('#field-title').inputValue()).toBe('Written slowly and changed')

  await publish(page)
  const published = entity(await visitor.get(`/blog/blog-id/${id}`))
  expect(published).toMatchObject({
    title: 'Written slowly and changed',
    slug: 'written-slowly-and-changed',
    description: '<p>Words that nobody has saved</p>',
  })
})

test('an older version is brought back', async ({ adminPage: page, admin }) => {
  const made = entity(await admin.post('/service/', { title: 'The first words' }))
  await admin.patch(`/service/${made._id}`, { title: 'The second words' })
  await page.goto(`/admin/collections/services/${made._id}/versions`)
  const older = page.locator('.table tbody tr').nth(1).getByRole('link').first()
  await follow(page, older, /\/versions\/[^/?]+$/)
  await page.getByRole('button', { name: 'Restore this version' }).click()
  await page.getByRole('button', { name: 'Confirm' }).click()
  await expect
    .poll(async () => entity(await admin.get(`/service/service-id/${made._id}`))['title'])
    .toBe('The first words')
})

test('the preview link leads to the draft’s page, through the login if signed out; the staff’s screen shows the draft', async ({
  adminPage: page,
  admin,
  browser,
  server,
}) => {
  const made = entity(await admin.post('/service/', { title: 'Before the change' }))
  await page.goto(`/admin/collections/services/${made._id}`)
  await page.locator('#field-title').fill('After the change')
  await autosaved(admin, `/services/${made._id}`, 'After the change')
  const link = await page.locator('#preview-button').getAttribute('href')
  await page.goto(String(link))
  await page.getByRole('heading', { level: 1, name: 'After the change' }).waitFor()
  await page.goto(`/services-details/${String(made.slug)}`)
  await page.getByRole('heading', { level: 1, name: 'Before the change' }).waitFor()
  // The staff's edit screen opens the same draft.
  await page.goto(`/edit-service/${made._id}`)
  await page.getByText('Visitors see what was published before.').waitFor()
  expect(await page.getByRole('textbox', { name: 'Title', exact: true }).inputValue()).toBe('After the change')

  const elsewhere = await browser.newPage({ baseURL: server.url })
  await elsewhere.goto(String(link))
  expect(new URL(elsewhere.url()).pathname).toBe('/login')
  await elsewhere.close()
})

test('without a connection the panel says that nothing is saved until it is', async ({
  adminPage: page,
  admin,
  context,
  problems,
}) => {
  problems.expect(/ERR_INTERNET_DISCONNECTED|Failed to fetch/)
  const made = entity(await admin.post('/career/', { title: 'Clerk' }))
  await page.goto(`/admin/collections/careers/${made._id}`)
  await editorOf(page).waitFor()
  await page.waitForLoadState('networkidle')
  await context.setOffline(true)
  await page.locator('#field-title').fill('Head clerk')
  await notSaved(page).waitFor()
  await context.setOffline(false)
  await page.getByRole('button', { name: 'Save Draft' }).click()
  await autosaved(admin, `/careers/${made._id}`, 'Head clerk')
  await notSaved(page).waitFor({ state: 'detached' })
})

test('K4: an entry that another person edits opens locked', async ({ adminPage: page, admin, browser, server }) => {
  const made = entity(await admin.post('/team/', { name: 'Asha Rai', post: 'Auditor' }))
  const path = `/admin/collections/teams/${made._id}`
  await page.goto(path)
  await page.locator('#field-post').fill('Chief auditor')
  await expect.poll(async () => (await admin.get('/payload-locked-documents')).text).toContain(made._id)
  const [name = '', value = ''] = ((await signedInEditor(admin)).cookie ?? '').split(/=(.*)/s)
  const context = await browser.newContext({ baseURL: server.url })
  await context.addCookies([{ name, value, url: server.url }])
  const theirs = await context.newPage()
  await theirs.goto(path)
  await theirs.getByRole('heading', { name: 'Document locked' }).waitFor()
  await context.close()
})

test('K4: nothing is saved over another person’s change, and a message says so; after a reload it is', async ({
  adminPage: page,
  admin,
  problems,
}) => {
  problems.expect(/status of 409/)
  const made = entity(await admin.post('/career/', { title: 'Auditor', salary: 'Low' }))
  await page.goto(`/admin/collections/careers/${made._id}`)
  await page.locator('#field-title').waitFor()
  expect((await admin.patch(`/career/${made._id}`, { salary: 'High' })).status).toBe(200)
  await page.locator('#field-title').fill('Chief auditor')
  await page.getByText(messages.changedMeanwhile).first().waitFor()
  await notSaved(page).waitFor()
  await page.getByRole('link', { name: 'Versions' }).click()
  await page.getByRole('button', { name: 'Stay on this page' }).click()
  expect(await page.locator('#field-title').inputValue()).toBe('Chief auditor')
  expect((await admin.get(`/careers/${made._id}?draft=true`)).body).toMatchObject({ title: 'Auditor', salary: 'High' })
  const question = page.waitForEvent('dialog')
  const reload = page.reload()
  expect((await question).type()).toBe('beforeunload')
  await (await question).accept()
  await reload
  await page.locator('#field-title').fill('Chief auditor')
  await autosaved(admin, `/careers/${made._id}`, 'Chief auditor')
  await publish(page)
  const published = entity(await admin.get(`/career/career-id/${made._id}`))
  expect(published).toMatchObject({ title: 'Chief auditor', salary: 'High' })
})
