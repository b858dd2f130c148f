import type { Page } from 'playwright-core'

import { administrator, expect, test } from './fixtures.ts'

const isSignedIn = (page: Page): Promise<unknown> =>
  page.evaluate(async () => (await fetch('/api/loggedin')).json() as Promise<unknown>)

test('a colleague is invited by a link, chooses a password, and neither sees nor opens what editors may not', async ({
  adminPage: page,
  browser,
  server,
  problems,
}) => {
  await page.goto('/people', { waitUntil: 'networkidle' })
  await page.getByRole('button', { name: 'Invite a colleague' }).click()
  await page.getByLabel('Name').fill('Maya Gurung')
  await page.getByLabel('Email').fill('maya@example.com')
  await page.getByRole('button', { name: 'Invite', exact: true }).click()
  const link = await page.getByLabel('Link').inputValue()
  // The link is shown this once.
  for (let time = 0; time < 2; time += 1) await page.keyboard.press('Escape')
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).first().click()
  await page.getByText('has not chosen a password yet').waitFor()

  const context = await browser.newContext({ baseURL: server.url })
  const own = await context.newPage()
  problems.watch(own)
  // The link has the site's public origin; the test opens its path and fragment on the test server.
  await own.goto(new URL(link).pathname + new URL(link).hash, { waitUntil: 'networkidle' })
  const password = 'chosen by Maya herself'
  await own.getByLabel('New password', { exact: true }).fill(password)
  await own.getByLabel('Confirm new password').fill(password)
  await own.getByRole('button', { name: 'Set the password' }).click()
  await own.getByRole('heading', { level: 1, name: 'Login' }).waitFor()
  await expect.poll(() => own.getByLabel('Email').inputValue()).toBe('maya@example.com')
  await own.getByLabel('Password', { exact: true }).fill(password)
  await own.getByRole('button', { name: 'login', exact: true }).click()
  await own.getByRole('heading', { level: 1, name: 'Welcome Maya Gurung' }).waitFor()
  const sidebar = own.getByRole('complementary', { name: 'Sidebar' })
  await sidebar.getByRole('link', { name: 'Account' }).waitFor()
  expect(await sidebar.getByRole('link', { name: /People|Register/ }).count()).toBe(0)
  problems.expect(/403 \(Forbidden\)/)
  expect((await own.goto('/people'))?.status()).toBe(403)
  await own.getByText('You are not allowed to perform this action.').waitFor()

  await page.reload({ waitUntil: 'networkidle' })
  await page.getByText(/^Editor, last seen/).waitFor()
  await page.getByRole('button', { name: 'Remove Maya Gurung' }).click()
  await page.getByRole('button', { name: 'Remove', exact: true }).click()
  await page.getByText('The account is removed').waitFor()
  expect(await isSignedIn(own)).toBe(false)
  await context.close()
})

test('a new password ends the session elsewhere; who is signed in is what the server says', async ({
  adminPage: page,
  browser,
  server,
}) => {
  const context = await browser.newContext({ baseURL: server.url })
  const elsewhere = await context.newPage()
  await elsewhere.goto('/login', { waitUntil: 'networkidle' })
  await elsewhere.getByLabel('Email').fill(administrator.email)
  await elsewhere.getByLabel('Password', { exact: true }).fill(administrator.password)
  await elsewhere.getByRole('button', { name: 'login', exact: true }).click()
  await elsewhere.getByRole('heading', { level: 1, name: /^Welcome/ }).waitFor()
  // Another page of this origin may have stored a name.
  await elsewhere.evaluate(() => localStorage.setItem('name', 'Somebody else'))
  await elsewhere.reload()
  await elsewhere.getByRole('heading', { level: 1, name: `Welcome ${administrator.name}` }).waitFor()

  await page.goto('/account', { waitUntil: 'networkidle' })
  await page.getByText('This browser').waitFor()
  await page.getByLabel('Current password').fill(administrator.password)
  await page.getByLabel('New password', { exact: true }).fill('a wholly new password')
  await page.getByLabel('Confirm new password').fill('a wholly new password')
  await page.getByRole('button', { name: 'Change password' }).click()
  await page.getByText('Your password is changed').waitFor()
  expect([await isSignedIn(page), await isSignedIn(elsewhere)]).toEqual([true, false])
  await context.close()
})
