import { readFile } from 'node:fs/promises'

import type { Page } from 'playwright-core'

import { entity } from '../support/entities.ts'
import { violationsOf } from './axe.ts'
import { expect, test } from './fixtures.ts'

const message = `Two questions.\n${'We sell tea to Japan and would like to know what VAT we owe. '.repeat(6)}`
const inquiry = { name: 'Maya Rai', email: 'maya.rai.of.the.long.address@example.com', phone: '9841-234567', message }

/** Elements whose content is wider than they are, with both widths. */
const cutOff = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('html, main *, dialog, dialog *')].flatMap((element) =>
      element.scrollWidth > element.clientWidth + 1 && getComputedStyle(element).overflowX !== 'visible'
        ? `${element.tagName} ${element.className} ${element.scrollWidth} > ${element.clientWidth}`
        : [],
    ),
  )

test('an inquiry is taken, noted, answered by mail and found in the CSV, by keyboard; nothing is cut off at any width', async ({
  page: visitor,
  adminPage: page,
  admin,
  problems,
}) => {
  await visitor.clock.install()
  await visitor.goto('/contact')
  await visitor.getByLabel('Full Name').fill(inquiry.name)
  await visitor.getByLabel('Phone').fill(inquiry.phone)
  await visitor.getByLabel('Email').fill(inquiry.email)
  await visitor.getByLabel('Message').fill(inquiry.message)
  await visitor.clock.fastForward('00:30')
  await visitor.getByRole('button', { name: 'Send Message' }).click()
  await visitor.getByText(/^We will answer by .+ in Nepal\.$/).waitFor()
  entity(await admin.post('/contactus', { ...inquiry, name: 'Binod Shah', phone: '01-5550100', message: 'Call me.' }))

  await page.goto('/inquiry-list', { waitUntil: 'networkidle' })
  await page.getByRole('complementary').getByRole('link', { name: 'Inquiry 2 new' }).waitFor()
  await expect.poll(() => page.title()).toMatch(/^\(2\) Inquiries/)
  const open = page.getByRole('button', { name: 'Details of Maya Rai' })
  for (const colorScheme of ['light', 'dark'] as const)
    for (const width of [390, 1024, 1280, 1440]) {
      const look = `${colorScheme} at ${width}`
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      await page.setViewportSize({ width, height: 900 })
      expect([await cutOff(page), await violationsOf(page, 'iframe')], look).toEqual([[], []])
      const send = await page.getByRole('link', { name: 'Send Maya Rai an e-mail' }).boundingBox()
      expect((send?.x ?? width) + (send?.width ?? 0), look).toBeLessThanOrEqual(width)
      await open.focus()
      await page.keyboard.press('Enter')
      await page.getByRole('heading', { name: 'What was done' }).waitFor()
      expect([await cutOff(page), await violationsOf(page, 'iframe')], `${look}, opened`).toEqual([[], []])
      await page.locator('dialog[open]').evaluate((dialog) => dialog.scrollTo(0, dialog.scrollHeight))
      const close = await page.locator('dialog[open]').getByRole('button', { name: 'Close' }).first().boundingBox()
      expect(close?.y, `${look}, scrolled to its end`).toBeGreaterThan(0)
      await page.keyboard.press('Escape')
      await expect.poll(() => open.evaluate((element) => element === document.activeElement)).toBe(true)
    }

  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Maya Rai' })
  await dialog.getByRole('button', { name: 'Take it' }).focus()
  await page.keyboard.press('Enter')
  await dialog.getByText('took it').waitFor()
  await dialog.getByRole('textbox', { name: 'Note' }).fill('Wants an offer by Friday.')
  await dialog.getByRole('button', { name: 'Add the note' }).focus()
  await page.keyboard.press('Enter')
  await dialog.getByRole('listitem').getByText('Wants an offer by Friday.').waitFor()
  await dialog.getByLabel('Template').selectOption('Appointment')
  expect(await dialog.getByRole('textbox', { name: 'Reply' }).inputValue()).toMatch(
    /^Dear Maya Rai,[^]*wrote:\n> Two questions\.\n> We sell/,
  )
  expect(await dialog.getByRole('link', { name: 'Viber' }).getAttribute('href')).toBe(
    'viber://chat?number=%2B9779841234567',
  )
  const mail = dialog.getByRole('link', { name: 'Open in your mail program' })
  expect(await mail.getAttribute('href')).toMatch(/^mailto:maya\.rai[^?]+\?subject=Your%20inquiry%20of[^&]+&body=Dear/)
  // Keeps the browser from opening a mail program.
  await mail.evaluate((link) => link.addEventListener('click', (event) => event.preventDefault()))
  await mail.click()
  await dialog.getByRole('button', { name: 'I have sent it: answered' }).click()
  await dialog.getByText('set it to answered').waitFor()
  // The reply is stored in the thread for colleagues, without the quoted message.
  await dialog
    .getByRole('listitem')
    .getByText(/^Dear Maya Rai,[^>]*$/)
    .waitFor()
  await page.keyboard.press('Escape')
  await page.getByRole('complementary').getByRole('link', { name: 'Inquiry 1 new' }).waitFor()
  // The count and the list are loaded by separate requests.
  await expect.poll(() => page.locator('tbody bdi.font-semibold').allTextContents()).toEqual(['Binod Shah', 'Maya Rai'])

  await page.getByLabel('State').selectOption('answered')
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'CSV of these 1' }).click(),
  ])
  const csv = await readFile(await download.path(), 'utf8')
  expect(csv).toContain(`"Maya Rai","${inquiry.email}","9841-234567","","${message}","answered","Asha Rai",`)
  expect(csv).not.toContain('Binod')

  await page.getByRole('button', { name: 'One person’s data' }).click()
  await page.getByRole('dialog').getByLabel('Email').fill(inquiry.email.toUpperCase())
  await page.getByRole('button', { name: 'Delete it …' }).click()
  await page.getByText('will be gone for good').waitFor()
  expect(await violationsOf(page, 'iframe')).toEqual([])
  await page.getByRole('button', { name: 'Delete for good' }).click()
  const toast = page.getByRole('status').filter({ hasText: '2 inquiries are deleted' })
  await toast.waitFor()
  // The toast closes when this animation ends, so it runs with reduced motion, too.
  const time = page.locator('.Toastify__progress-bar--animated')
  expect(await time.evaluate((bar) => getComputedStyle(bar).animationDuration)).toBe('5s')
  await page.getByText('No Inquiry Found!').waitFor()
  problems.expect(/ERR_UNKNOWN_URL_SCHEME/)
})
