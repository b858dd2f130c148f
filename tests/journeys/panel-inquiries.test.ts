import { readFile } from 'node:fs/promises'

import { entity } from '../support/entities.ts'
import { clickUntil, expect, follow, test } from './fixtures.ts'

const message = 'What does an audit cost? <img src=x onerror=alert(1)><script>alert(1)</script>'

test('X12: an inquiry from the contact page, markup and all, is found, answered and noted in the panel, and downloaded', async ({
  page: visitor,
  admin,
  context,
  server,
}) => {
  // Forms that are sent immediately count as spam, so the page's clock advances by half a minute.
  await visitor.clock.install()
  await visitor.goto('/contact')
  await visitor.getByLabel('Full Name').fill('Maya Rai')
  await visitor.getByLabel('Phone').fill('01-5550100')
  await visitor.getByLabel('Email').fill('maya@example.com')
  await visitor.getByLabel('Message').fill(message)
  await visitor.clock.fastForward('00:30')
  await visitor.getByRole('button', { name: 'Send Message' }).click()
  await visitor.getByText('Inquiry send successfully').waitFor()
  const machine = { name: 'A Machine', email: 'bot@example.com', phone: '1', message: 'Buy!', website: 'x' }
  entity(await admin.post('/contactus', machine))

  const [name = '', value = ''] = (admin.cookie ?? '').split(/=(.*)/s)
  await context.addCookies([{ name, value, url: server.url }])
  const page = await context.newPage()
  let alerts = 0
  page.on('dialog', (dialog) => {
    alerts += 1
    void dialog.dismiss()
  })
  await page.goto('/admin')
  const waiting = page.getByRole('region', { name: 'New inquiries' })
  await waiting.getByText(message).waitFor()
  expect(await waiting.getByText('A Machine').count()).toBe(0)

  await page.goto('/admin/collections/inquiries?where[or][0][and][0][status][equals]=spam')
  await page.getByRole('cell', { name: 'A Machine' }).waitFor()
  expect(await page.getByRole('cell', { name: 'Maya Rai' }).count()).toBe(0)

  await page.goto('/admin/collections/inquiries?search=Maya')
  await follow(page, page.getByRole('link', { name: 'Maya Rai' }), /\/collections\/inquiries\/[^/?]+$/)
  expect(await page.locator('#field-message').inputValue()).toBe(message)
  await page.locator('#field-status').click()
  await page.getByText('Answered', { exact: true }).click()
  await page.locator('#field-note').fill('Called back on Sunday.')
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByText('Updated successfully').first().waitFor()

  await page.goto('/admin/collections/inquiries')
  const all = page.getByRole('link', { name: 'Download all as CSV' })
  const file = await (await clickUntil(all, (options) => page.waitForEvent('download', options))).path()
  const csv = await readFile(file, 'utf8')
  // Nobody has taken it; what stands before the note is when an answer was promised.
  const row = csv
    .split('\r\n')
    .find((line) => line.includes(`"Maya Rai","maya@example.com","01-5550100","","${message}"`))
  expect(row).toMatch(/"answered","","(\d{4}-\d\d-\d\d \d\d:\d\d)?","Called back on Sunday\."$/)
  expect(csv).toContain('"A Machine","bot@example.com","1","","Buy!","spam","","')
  expect(alerts).toBe(0)
})

test('the panel calls several inquiries so, and on a phone its menu and its languages can be hit', async ({
  adminPage: page,
}) => {
  await page.setViewportSize({ width: 390, height: 800 })
  await page.goto('/admin/collections/inquiries')
  await page.getByRole('heading', { name: 'Inquiries' }).waitFor()
  for (const target of [
    page.locator('.app-header__mobile-nav-toggler'),
    page.getByRole('button', { name: /^Locale/ }),
  ]) {
    const { width = 0, height = 0 } = (await target.boundingBox()) ?? {}
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(24)
  }
})
