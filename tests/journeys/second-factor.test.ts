import type { Page } from 'playwright-core'

import { codeAt } from '../support/authenticator.ts'
import { administrator, expect, test } from './fixtures.ts'

const STEP_MS = 30_000

/** Sets up a second factor on the page that requires it; returns its secret. */
async function setUp(page: Page, password: string): Promise<string> {
  await page.getByLabel('Your password').fill(password)
  await page.getByRole('button', { name: 'Go on' }).click()
  await page.getByRole('img', { name: 'QR code of the secret' }).waitFor()
  const secret = await page.getByLabel('Or type this secret into the app').inputValue()
  await page.getByLabel('Code', { exact: true }).fill(codeAt(secret, Date.now()))
  await page.getByRole('button', { name: 'Turn it on' }).click()
  await expect.poll(() => page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem').count()).toBe(10)
  await page.getByRole('button', { name: 'Done' }).click()
  return secret
}

test('a second factor is set up, signs in, and is required of everybody, also in the panel', async ({
  adminPage: page,
  admin,
  browser,
  server,
  problems,
}) => {
  problems.expect(/40[13] \((Unauthorized|Forbidden)\)/)
  await page.goto('/account', { waitUntil: 'networkidle' })
  await page.getByRole('button', { name: 'Set it up' }).click()
  const secret = await setUp(page, administrator.password)
  await page.getByText('On. Recovery codes left: 10.').waitFor()
  await page.getByRole('button', { name: 'Logout' }).click()
  await page.getByRole('heading', { level: 1, name: 'Login' }).waitFor()

  await page.getByLabel('Email').fill(administrator.email)
  await page.getByLabel('Password', { exact: true }).fill(administrator.password)
  await page.getByRole('button', { name: 'login', exact: true }).click()
  // A code is accepted once, and setting up has used the current one.
  await page.getByLabel('Code', { exact: true }).fill(codeAt(secret, Date.now() + STEP_MS))
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.getByRole('heading', { level: 1, name: `Welcome ${administrator.name}` }).waitFor()
  admin.cookie = (await page.context().cookies()).map(({ name, value }) => `${name}=${value}`).join('; ')
  const account = { name: 'Dipa Lama', email: 'dipa@example.com', password: 'another fitting password' }
  expect((await admin.post('/users', { ...account, role: 'editor' })).status).toBe(201)
  await page.goto('/people', { waitUntil: 'networkidle' })
  await page.getByRole('button', { name: 'Require it', exact: true }).click()
  const question = page.getByRole('dialog', { name: 'Require a second factor of everybody?' })
  await question.getByText('1 person has none yet').waitFor()
  await question.getByRole('button', { name: 'Require it', exact: true }).click()
  await page.getByText('Everybody must have one.').waitFor()

  const context = await browser.newContext({ baseURL: server.url })
  const own = await context.newPage()
  await own.goto('/admin')
  await own.getByText('With a second factor:').waitFor()
  await own.locator('#field-email').fill(account.email)
  await own.locator('#field-password').fill(account.password)
  await own.getByRole('button', { name: 'Login' }).click()
  await own.getByRole('heading', { level: 1, name: 'Set up your second factor' }).waitFor()
  await setUp(own, account.password)
  await own.getByRole('heading', { level: 1, name: 'Account' }).waitFor()
  await own.goto('/admin')
  await own.getByRole('heading', { name: 'Content' }).waitFor()
  await context.close()
})
