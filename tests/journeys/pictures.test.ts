import { randomBytes } from 'node:crypto'

import type { Page } from 'playwright-core'
import sharp from 'sharp'

import { IMAGE_BYTES } from '#contract/upload-limits.ts'
import { entity, image, member } from '../support/entities.ts'
import { picture } from '../support/pictures.ts'
import { openScreen, toast } from './staff-screens.ts'
import { violationsOf } from './axe.ts'
import { expect, test } from './fixtures.ts'

/** Checks that axe finds nothing and that nothing is wider than the screen. */
async function check(page: Page, what: string): Promise<void> {
  expect(await violationsOf(page, 'iframe, [contenteditable]'), what).toEqual([])
  const excess = () => document.documentElement.scrollWidth - document.documentElement.clientWidth
  expect(await page.evaluate(excess), what).toBeLessThanOrEqual(0)
}

const file = async (name: string, width: number) => {
  const { bytes } = await picture('png', width, 300)
  return { name, mimeType: 'image/png', buffer: Buffer.from(bytes) }
}

test.for([390, 1440])(
  'pictures are added, described, cropped, chosen and deleted by keyboard at %i px',
  async (width, { adminPage: page, admin }) => {
    const mark = `tarn${width}`
    const entry = (name: string) => page.getByRole('listitem').filter({ hasText: name })
    await page.setViewportSize({ width, height: 800 })
    await openScreen(page, '/media-list')

    // Several files at once; one that is no supported picture is rejected with advice.
    const heic = { name: `${mark}.heic`, mimeType: '', buffer: Buffer.from('x') }
    await page
      .getByLabel('Add pictures')
      .setInputFiles([await file(`${mark} one.png`, 600), await file(`${mark} two.png`, 400), heic])
    await page.getByText('This is HEIC').waitFor()
    await page.getByRole('searchbox', { name: 'Name or alternative text' }).fill(mark)
    const library = page.getByRole('list', { name: 'Library' })
    await expect.poll(() => library.locator('[data-picture]').count()).toBe(2)
    await check(page, 'the library')

    const one = library.locator('[data-picture]').filter({ hasText: `${mark} one` })
    await one.getByLabel('Alternative text (English)').fill('A lake at dawn')
    await page.keyboard.press('Enter')
    await toast(page, 'The alternative text is saved')

    const edit = one.getByRole('button', { name: `Crop and focal point of ${mark} one.png` })
    await edit.press('Enter')
    const dialog = page.getByRole('dialog', { name: 'Crop and focal point' })
    const part = dialog.getByRole('button', { name: 'Part of the picture' })
    await expect.poll(() => part.evaluate((button) => button === document.activeElement)).toBe(true)
    await check(page, 'the dialog that crops')
    for (let n = 0; n < 25; n += 1) await page.keyboard.press('Shift+ArrowLeft')
    await dialog.getByText('50 % wide, 100 % high, 0 % from the left, 0 % from the top').waitFor()
    await dialog.getByRole('button', { name: 'Focal point' }).focus()
    for (let n = 0; n < 10; n += 1) await page.keyboard.press('ArrowLeft')
    await dialog.getByText('30 % from the left, 50 % from the top').waitFor()
    await dialog.getByRole('button', { name: 'Apply' }).press('Enter')
    await toast(page, 'The picture is changed wherever it is shown')
    await one.getByText('300 × 300').waitFor()

    // Chooses a picture of the library in a form.
    await openScreen(page, '/add-team')
    const name = `Face ${width}`
    await page.getByLabel('Name').fill(name)
    await page.getByLabel('Post').fill('Boatman')
    await page.getByRole('button', { name: 'From the library' }).press('Enter')
    const choice = page.getByRole('dialog', { name: 'Choose a picture' })
    await choice.getByRole('searchbox').fill(mark)
    await expect.poll(() => choice.getByRole('listitem').count()).toBe(2)
    await check(page, 'the choice')
    await choice.getByRole('listitem').first().getByRole('button').focus()
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('Enter')
    await choice.waitFor({ state: 'detached' })
    await page.getByText(`${mark} one.png`).waitFor()
    expect(await page.getByLabel('Alternative text (English)').inputValue()).toBe('A lake at dawn')
    await page.getByRole('button', { name: 'Create' }).press('Enter')
    await toast(page, 'Team create successfully')
    const team = await admin.get('/team')
    const made = Array.isArray(team.body) ? team.body.find((each) => member(each, 'name') === name) : undefined
    expect(member(member(made, 'image'), 'alt')).toBe('A lake at dawn')

    // The alternative text can be changed within the form, which is then saved as usual.
    const id = String(member(made, '_id'))
    await openScreen(page, `/update-team/${id}`)
    await page.getByLabel('Alternative text (English)').fill('A lake at night')
    await page.keyboard.press('Enter')
    await toast(page, 'The alternative text is saved')
    await page.getByLabel('Post').fill('Keeper')
    await page.getByRole('button', { name: 'Update' }).press('Enter')
    await toast(page, 'Team updated successfully')
    const changed = await admin.get(`/team/team-id/${id}`)
    expect(image(changed)).toMatchObject({ alt: 'A lake at night', width: 300, focus: { x: 60, y: 50 } })
    expect(entity(changed)['post']).toBe('Keeper')

    // A picture in use lists where; one that is not used is deleted, and restored.
    await openScreen(page, '/media-list')
    await page.getByRole('searchbox', { name: 'Name or alternative text' }).fill(mark)
    await expect.poll(() => library.locator('[data-picture]').count()).toBe(2)
    await one.locator('summary').press('Enter')
    await one.getByRole('link', { name }).waitFor()
    await entry(`${mark} two`)
      .getByRole('button', { name: `Delete ${mark} two.png` })
      .press('Enter')
    await toast(page, 'Deleted Successfully')
    await expect.poll(() => library.locator('[data-picture]').count()).toBe(1)
    await page.getByRole('button', { name: `Undo: restore ${mark} two.png` }).press('Enter')
    await toast(page, 'Restored')
    await expect.poll(() => library.locator('[data-picture]').count()).toBe(2)
  },
)

test('pictures over the limits are made smaller before they are sent, upright and as transparent as they were', async ({
  adminPage: page,
  admin,
}) => {
  const bytesOf = async (filePath: string) => {
    const response = await fetch(new URL(filePath, admin.url))
    return Buffer.from(await response.arrayBuffer())
  }
  const photo = await noiseOf(4600, 3000, 3).withMetadata({ orientation: 6 }).jpeg({ quality: 98 }).toBuffer()
  expect(photo.length).toBeGreaterThan(IMAGE_BYTES)
  await openScreen(page, '/add-team')
  await page.getByLabel('Name').fill('From a phone')
  await page.getByLabel('Post').fill('Photographer')
  await page.getByLabel('Image').setInputFiles({ name: 'large.jpg', mimeType: 'image/jpeg', buffer: photo })
  await page.getByRole('button', { name: 'Create' }).press('Enter')
  await toast(page, 'Team create successfully')
  const team = await admin.get('/team')
  const made = Array.isArray(team.body) ? team.body.find((each) => member(each, 'name') === 'From a phone') : undefined
  expect(member(made, 'image')).toMatchObject({ width: 2671, height: 4096 })

  const drawing = await noiseOf(2200, 2000, 4).png().toBuffer()
  expect(drawing.length).toBeGreaterThan(IMAGE_BYTES)
  await openScreen(page, '/media-list')
  await page
    .getByLabel('Add pictures')
    .setInputFiles({ name: 'large drawing.png', mimeType: 'image/png', buffer: drawing })
  // Encoding noise takes the browser tens of seconds on a busy machine.
  await page.getByText('Added, made smaller for the site').waitFor({ timeout: 90_000 })
  const library = await admin.get('/library?q=large+drawing')
  const pictures = member(library.body, 'pictures')
  const found = Array.isArray(pictures) ? pictures[0] : undefined
  expect(found).toMatchObject({ image: { width: 2200, height: 2000 } })
  const stored = sharp(await bytesOf(String(member(member(found, 'image'), 'filePath'))))
  expect((await stored.stats()).isOpaque).toBe(false)
})

/** A picture of noise, which compresses badly. */
const noiseOf = (width: number, height: number, channels: 3 | 4) =>
  sharp(randomBytes(width * height * channels), { raw: { width, height, channels } })
