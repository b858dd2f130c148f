import { sessionOf, signedInEditor } from '../support/people.ts'
import { Client } from '../support/client.ts'
import { resetToken } from '../support/reset-link.ts'
import { administrator, expect, follow, test } from './fixtures.ts'

test('an editor made in the panel finds content and inquiries there, and neither people nor settings', async ({
  adminPage: page,
  browser,
  server,
}) => {
  const account = { email: 'dipa@example.com', password: 'another fitting password' }
  await page.goto('/admin/collections/users/create')
  await page.locator('#field-name').fill('Dipa Lama')
  await page.locator('#field-email').fill(account.email)
  await page.locator('#field-password').fill(account.password)
  await page.locator('#field-confirm-password').fill(account.password)
  await page.locator('#field-role').click()
  await page.getByText('Editor', { exact: true }).click()
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByText('successfully created').waitFor()

  const context = await browser.newContext({ baseURL: server.url })
  const own = await context.newPage()
  await own.goto('/admin')
  await own.locator('#field-email').fill(account.email)
  await own.locator('#field-password').fill(account.password)
  await own.getByRole('button', { name: 'Login' }).click()
  await own.getByRole('heading', { name: 'Content' }).waitFor()
  const links = await own.locator('nav a[href^="/admin/"]').evaluateAll((all) => all.map((a) => a.getAttribute('href')))
  expect(links).toContain('/admin/collections/blogs')
  expect(links).toContain('/admin/collections/inquiries')
  expect(links).toContain('/admin/collections/sessions')
  for (const closed of ['collections/users', 'collections/audit', 'globals/site-settings'])
    expect(links).not.toContain(`/admin/${closed}`)
  await own.goto('/admin/account')
  await own.locator('#field-name').waitFor()
  await own.locator('#field-role .rs__control--is-disabled').waitFor()
  await context.close()
})

test('an administrator signs a browser out that is not to be signed in', async ({ adminPage: page, admin }) => {
  const editor = await signedInEditor(admin)
  await page.goto(`/admin/collections/sessions/${await sessionOf(editor)}`)
  await page.locator('.doc-controls__popup').last().click()
  await page.getByRole('button', { name: 'Delete' }).click()
  await page.getByRole('button', { name: 'Confirm' }).click()
  await page.waitForURL(/collections\/sessions\/?(\?|$)/)
  expect((await editor.get('/loggedin')).body).toBe(false)
})

test('a key that is made on the panel is shown once, signs a program in to the API alone, and ends when it is deleted', async ({
  adminPage: page,
  server,
  problems,
}) => {
  problems.expect(/400 \(Bad Request\)/)
  await page.goto('/admin/collections/api-keys')
  await page.waitForLoadState('networkidle')
  await page.getByLabel('Program').fill('Importer')
  await page.getByLabel('Rights').selectOption('Administrator')
  await page.getByLabel('Your password').fill('not the password')
  await page.getByRole('button', { name: 'Make a key' }).click()
  await page.getByText('Password is incorrect').waitFor()
  await page.getByLabel('Your password').fill(administrator.password)
  await page.getByRole('button', { name: 'Make a key' }).click()
  const key = await page.getByLabel('Copy it now').inputValue()
  const program = Object.assign(new Client(server.url), { key })
  expect((await program.get('/audit')).status).toBe(200)
  const { text } = await program.fetch('/admin/collections/users')
  expect(text).toContain('/admin/login')
  expect(text).not.toContain(administrator.email)
  await page.reload()
  await page.getByText('Importer').first().waitFor()
  expect(await page.getByText(key).count()).toBe(0)
  await follow(page, page.getByText('Importer').first(), /\/api-keys\/[^/?]+/)
  await page.locator('.doc-controls__popup').last().click()
  await page.getByRole('button', { name: 'Delete' }).click()
  await page.getByRole('button', { name: 'Confirm' }).click()
  await page.waitForURL(/collections\/api-keys\/?(\?|$)/)
  expect((await program.get('/audit')).status).toBe(401)
})

test('a forgotten password is set anew on the panel’s own screens', async ({ page, admin, server }) => {
  await admin.get('/loggedin')
  await page.goto('/admin/forgot')
  await page.locator('#field-email').fill(administrator.email)
  await page.locator('button[type="submit"]').click()
  await page.getByText('Email sent').first().waitFor()

  const password = 'a wholly new password'
  await page.goto(`/admin/reset/${await resetToken(server, administrator.email, server.environment)}`)
  // The form accepts input only once it is hydrated.
  await page.waitForLoadState('networkidle')
  await page.locator('#field-password').fill(password)
  await page.locator('#field-confirm-password').fill(password)
  await page.locator('button[type="submit"]').click()
  await page.waitForURL(/\/admin\/login/)
  expect((await admin.get('/loggedin')).body).toBe(false)
  const signedIn = new Client(server.url)
  expect((await signedIn.post('/login', { email: administrator.email, password })).status).toBe(200)
})
