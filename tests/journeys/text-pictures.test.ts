import type { Locator, Page } from 'playwright-core'

import { entities, entity, member } from '../support/entities.ts'
import { picture } from '../support/pictures.ts'
import { description, openScreen, toast } from './staff-screens.ts'
import { violationsOf } from './axe.ts'
import { expect, test } from './fixtures.ts'
import { openInPanel, publish } from './panel-editor.ts'

const tool = (page: Page, name: string) => page.getByRole('toolbar').getByRole('button', { name, exact: true })

/** Pastes HTML at the caret of an editor, as from the clipboard. */
const pasteInto = (editor: Locator, html: string): Promise<void> =>
  editor.evaluate((box, content) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/html', content)
    box.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  }, html)

test('a picture in a text: added by the staff, seen by visitors, and as it was after an edit in the panel', async ({
  adminPage: page,
  admin,
}) => {
  await openScreen(page, '/add-blog')
  await page.getByLabel('Title').fill('With pictures')
  await description(page).click()
  await page.keyboard.type('Before')
  await page.keyboard.press('Enter')

  // Uploads a file through the library's dialog.
  await tool(page, 'Picture').click()
  const { bytes } = await picture('png', 1000, 400)
  const library = page.getByRole('dialog', { name: 'Choose a picture' })
  expect(await violationsOf(page, 'iframe, [contenteditable]')).toEqual([])
  await library
    .getByLabel('Add pictures')
    .setInputFiles({ name: 'Chart.png', mimeType: 'image/png', buffer: Buffer.from(bytes) })
  const dialog = page.getByRole('dialog', { name: 'Picture in the text' })
  await dialog.getByRole('textbox', { name: 'Alternative text' }).fill('A chart of taxes')
  await dialog.getByRole('textbox', { name: 'Caption' }).fill('Fiscal year 2082/83')
  expect(await violationsOf(page, 'iframe, [contenteditable]')).toEqual([])
  await page.keyboard.press('Enter')
  const figure = description(page).locator('figure')
  await figure.getByText('Fiscal year 2082/83').waitFor()

  // By keyboard: the left arrow key selects the picture from the next line, Alt and an arrow key move it.
  await page.keyboard.press('ArrowLeft')
  await description(page).locator('figure.picture-selected').waitFor()
  await page.keyboard.press('Alt+ArrowUp')
  await expect
    .poll(() =>
      description(page)
        .locator('> :is(p, figure)')
        .first()
        .evaluate(({ localName }) => localName),
    )
    .toBe('figure')
  await page.keyboard.press('Alt+ArrowDown')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.type('Between')
  await page.keyboard.press('Enter')

  // Pasted pictures that carry their data are uploaded; a note names the others.
  const second = Buffer.from((await picture('png', 300, 200)).bytes).toString('base64')
  await pasteInto(description(page), `<p>Pasted</p><img src="data:image/png;base64,${second}"><p>The end</p>`)
  await expect.poll(() => figure.locator('img').count(), { timeout: 20_000 }).toBe(2)
  expect(await page.getByText('not taken over').count()).toBe(0)
  await page.getByRole('button', { name: 'Create', exact: true }).click()
  await toast(page, 'Blog create successfully')

  const [post] = entities(await admin.get('/blog/'))
  const made = String(post?.['description'])
  expect(made.replace(/<img[^>]* alt="([^"]*)"[^>]*>/g, '<img $1>')).toBe(
    '<p>Before</p><figure><img A chart of taxes><figcaption>Fiscal year 2082/83</figcaption></figure><p>Between</p><p>Pasted</p><figure><img ></figure><p>The end</p>',
  )

  await page.goto(`/blog/${post?.slug}`)
  const image = page.getByRole('img', { name: 'A chart of taxes' })
  await image.scrollIntoViewIfNeeded()
  await expect
    .poll(() => image.evaluate((element) => element instanceof HTMLImageElement && element.naturalWidth))
    .toBeGreaterThan(0)
  await page.getByText('Fiscal year 2082/83').waitFor()
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 800 })
    const excess = () => document.documentElement.scrollWidth - document.documentElement.clientWidth
    expect(await page.evaluate(excess)).toBeLessThanOrEqual(0)
  }
  expect(await violationsOf(page, 'iframe')).toEqual([])

  const panel = await openInPanel(page, post?._id ?? '')
  await panel.getByText('The end').click()
  await expect.poll(() => panel.locator('img').count()).toBe(2)
  await page.keyboard.press('Control+End')
  await page.keyboard.type(' and more')
  await publish(page)
  const [after] = entities(await admin.get('/blog/'))
  expect(after?.['description']).toBe(made.replace('The end', 'The end and more'))
})

test('a picture of another site that is pasted into the panel keeps nothing from being published', async ({
  adminPage: page,
  admin,
  problems,
}) => {
  // The panel tries to fetch the picture, which its policy forbids.
  problems.expect(/evil\.test|Content Security Policy|Failed to fetch/)
  const { _id: id } = entity(await admin.post('/blog/', { title: 'Pasted', description: '<p>The end</p>' }))
  const panel = await openInPanel(page, id)
  await panel.getByText('The end').click()
  await page.keyboard.press('Control+End')
  await pasteInto(panel, '<p>Pasted</p><img src="https://evil.test/track.gif">')
  await panel.getByText('Pasted').waitFor()
  await publish(page)
  const { body, text } = await admin.get(`/blog/blog-id/${id}`)
  expect([member(body, 'description'), text.includes('evil.test')]).toEqual([expect.stringContaining('Pasted'), false])
  expect((await admin.get(`/blogs/${id}?depth=0`)).text).not.toContain('evil.test')
})
