import type { Page } from 'playwright-core'
import { describe } from 'vitest'

import { signedInEditor } from '../support/people.ts'
import { openScreen, row, toast } from './staff-screens.ts'
import { axeFindsNothing } from './axe.ts'
import { expect, test } from './fixtures.ts'

const sizes = { phone: { width: 390, height: 844 }, desktop: { width: 1440, height: 900 } } as const
const sizeNames = ['desktop', 'phone'] as const
const schemes = { desktop: 'light', phone: 'dark' } as const

const title = (page: Page, language = '') => page.getByRole('textbox', { name: `Title${language}`, exact: true })
const description = (page: Page, language = '') => page.getByRole('textbox', { name: `Description${language}` })
const button = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name, exact: true })
const NEPALI = ' (नेपाली)'

describe.each(sizeNames)('on a %s', (size) => {
  test('an editor writes a post in English, translates it, and visitors read it in both', async ({
    adminPage: page,
    admin,
  }) => {
    const [name = '', value = ''] = ((await signedInEditor(admin)).cookie ?? '').split(/=(.*)/s)
    await page.context().addCookies([{ name, value, url: admin.url }])
    await page.setViewportSize(sizes[size])
    await page.emulateMedia({ colorScheme: schemes[size] })
    const [english, nepali] = [`Before the year ends, on a ${size}`, `वर्ष सकिनुअघि ${size}`]
    await openScreen(page, '/add-blog')
    await title(page).fill(english)
    await description(page).click()
    await page.keyboard.type('Collect the invoices.')
    await button(page, 'Create').click()
    await toast(page, 'Blog create successfully')
    await row(page, english).getByText('No नेपाली yet').waitFor()
    await page.getByLabel('Translation').selectOption('No नेपाली yet')
    await axeFindsNothing(page, sizes[size].width)

    await row(page, english)
      .getByRole('link', { name: `Edit ${english}` })
      .click()
    await page.getByRole('heading', { level: 1, name: 'Edit blog' }).waitFor()
    await page.getByRole('tab', { name: 'English', exact: true }).focus()
    await page.keyboard.press('ArrowRight')
    await title(page, NEPALI).fill(nepali)
    await page.getByRole('group', { name: 'Description in English' }).getByText('Collect the invoices.').waitFor()
    await button(page, 'Start from the English text').click()
    await description(page, NEPALI).getByText('Collect the invoices.').waitFor()
    await page.keyboard.type('बिल जम्मा गर्नुहोस्। ')
    await page.getByText('Visitors see what was published before.').waitFor()
    await page.getByText('Address and search result').click()
    await page.getByLabel(`Search title${NEPALI}`).fill('खोजमा')
    await axeFindsNothing(page, sizes[size].width)

    const opened = page.waitForEvent('popup')
    await button(page, 'Preview').click()
    const preview = await opened
    await preview.getByRole('complementary', { name: 'Preview' }).getByText('As it will look').waitFor()
    await preview.getByRole('heading', { level: 1, name: nepali }).waitFor()
    expect(new URL(preview.url()).pathname).toMatch(/^\/ne\/preview\/blog\//)
    await preview.setViewportSize(sizes[size])
    await axeFindsNothing(preview, sizes[size].width)
    await preview.close()

    await page.getByRole('tab', { name: 'English', exact: true }).click()
    expect(await title(page).inputValue()).toBe(english)
    await page.getByRole('tab', { name: /^नेपाली/ }).click()
    await button(page, 'Update').click()
    await toast(page, 'Blog updated successfully')
    await page.waitForURL('**/add-blog')
    // The list is as it was left: of what is not in Nepali yet.
    expect(await row(page, english).count()).toBe(0)
    await page.getByLabel('Translation').selectOption('All')
    await row(page, english).waitFor()
    expect(await row(page, english).getByText('No नेपाली yet').count()).toBe(0)

    await page.getByRole('link', { name: 'Blog updated successfully' }).click()
    await page.waitForURL('**/ne/blog/*')
    await page.getByRole('heading', { level: 1, name: nepali }).waitFor()
    await page.getByText('बिल जम्मा गर्नुहोस्।').waitFor()
    expect(await page.title()).toContain('खोजमा')
    await page.goto(new URL(page.url()).pathname.replace('/ne', ''))
    await page.getByRole('heading', { level: 1, name: english }).waitFor()
  })
})
