import type { Locator, Page } from 'playwright-core'
import { describe } from 'vitest'

import { picture } from '../support/pictures.ts'
import { description, fileOf, mark, openScreen, row, type Screens, screens, toast } from './staff-screens.ts'
import { expect, test } from './fixtures.ts'

const words = (label: string): string => `Some ${label.toLowerCase()}`

async function create(page: Page, { path, create: heading, labels, hasImage, isFormatted }: Screens, title: string) {
  await openScreen(page, path)
  await page.getByRole('heading', { level: 1, name: heading }).waitFor()
  const [first = '', ...others] = labels
  await page.getByLabel(first, { exact: true }).fill(title)
  for (const label of others) await page.getByLabel(label, { exact: true }).fill(words(label))
  if (isFormatted) {
    await description(page).click()
    await page.keyboard.type('Plain and ')
    await mark(page, 'Control+b', 'Bold', true)
    await page.keyboard.type('bold')
  }
  if (hasImage) {
    await page.getByLabel('Image', { exact: true }).setInputFiles(fileOf(await picture('png', 300, 200)))
    await page.getByText(/^p\.png · PNG/).waitFor()
  }
  await page.getByRole('button', { name: 'Create', exact: true }).click()
}

describe.each(screens)('$name', (type) => {
  test('is made, listed, seen by visitors, changed and deleted', ({ adminPage }) =>
    walk(adminPage, type, `Made of ${type.name}`))
})

test('the same on a telephone', async ({ adminPage }) => {
  await adminPage.setViewportSize({ width: 390, height: 800 })
  for (const type of screens.filter(({ name }) => name === 'career')) await walk(adminPage, type, 'Made on the way')
})

/** Creates an entry, finds it in the list and on the public page, then changes and deletes it. */
async function walk(page: Page, type: Screens, title: string): Promise<void> {
  const changed = `${title} twice`
  const [first = ''] = type.labels

  await create(page, type, title)
  await toast(page, type.toasts.created)
  await row(page, title).waitFor()
  expect(await page.getByLabel(first, { exact: true }).inputValue()).toBe('')
  if (type.isFormatted) expect(await description(page).innerText()).toBe('\n')
  expect(await row(page, title).locator('img').count()).toBe(type.hasImage ? 1 : 0)

  await openScreen(page, type.shownAt)
  const seen = await type.show(page, title)
  await seen.getByText(title).first().waitFor()
  if (type.isFormatted) await seen.locator('strong', { hasText: /^bold$/ }).waitFor()
  if (type.hasImage) await allLoad(seen)

  await openScreen(page, type.path)
  await row(page, title)
    .getByRole('link', { name: `Edit ${title}` })
    .click()
  const field = page.getByLabel(first, { exact: true })
  await expect.poll(() => field.inputValue()).toBe(title)
  if (type.hasImage) await page.getByRole('img', { name: 'Preview' }).waitFor()
  await field.fill(changed)
  await page.getByRole('button', { name: 'Update', exact: true }).click()
  await toast(page, type.toasts.updated)
  await page.waitForURL(`**${type.path}`)
  await row(page, changed).waitFor()
  await removeByDialog(page, type, changed)
  await page.goto(type.shownAt)
  expect(await page.getByRole('main').innerText()).not.toContain(changed)
}

/** Scrolls to each picture and waits until it has loaded. */
async function allLoad(place: Locator): Promise<void> {
  const images = await place.locator('img[src*="/media/"]').all()
  expect(images.length).toBeGreaterThan(0)
  for (const image of images) {
    await image.scrollIntoViewIfNeeded()
    await expect.poll(() => image.evaluate((each: HTMLImageElement) => each.naturalWidth)).toBeGreaterThan(0)
  }
}

/** Deletes an entry in the dialog; Escape and Cancel leave it first. */
async function removeByDialog(page: Page, { dialog: { title, question } }: Screens, entry: string): Promise<void> {
  const button = page.getByRole('button', { name: `Delete ${entry}`, exact: true })
  const dialog = page.getByRole('dialog', { name: title })
  await button.click()
  await dialog.getByText(question, { exact: true }).waitFor()
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'hidden' })
  expect(await button.evaluate((each) => each === document.activeElement)).toBe(true)
  await button.click()
  // The dialog opens with the focus on Cancel.
  await page.keyboard.press('Enter')
  await dialog.waitFor({ state: 'hidden' })
  await button.click()
  await dialog.getByRole('button', { name: 'Delete', exact: true }).click()
  await toast(page, 'Deleted Successfully')
  await row(page, entry).waitFor({ state: 'hidden' })
}
