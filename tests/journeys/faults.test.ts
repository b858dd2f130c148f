import { expect, test } from './fixtures.ts'

test('a list that fails while navigating says so and can be tried again', async ({ page, problems }) => {
  problems.expect(/503/)
  await page.goto('/')
  await page.waitForLoadState('networkidle')
  let isDown = true
  await page.route('**/api/service*', (route) =>
    isDown
      ? route.fulfill({ status: 503, json: { message: 'Service is not available. Please try again.' } })
      : route.continue(),
  )
  await page.getByRole('banner').getByRole('link', { name: 'Services', exact: true }).click()
  await page.getByRole('main').getByText('Service is not available. Please try again.').waitFor()
  await page.getByRole('alert').filter({ hasText: 'Service is not available' }).waitFor()
  isDown = false
  await page.getByRole('button', { name: 'Try again' }).click()
  await page.getByText('Income tax returns').first().waitFor()
})

test('a picture that does not load gives way to the drawn one', async ({ page, problems }) => {
  problems.expect(/404/)
  await page.route('**/media/**', (route) => route.fulfill({ status: 404, body: '' }))
  await page.goto('/services')
  await page.locator('main use[href="/drawings/placeholder.svg#art"]').first().waitFor({ state: 'attached' })
  expect(await page.locator('main article img').count()).toBe(0)
})

test('with reduced motion the slides do not move by themselves', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/')
  await page.getByRole('button', { name: 'Play' }).waitFor()
})
