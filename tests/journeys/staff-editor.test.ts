import type { Page } from 'playwright-core'
import { describe } from 'vitest'

import type { Client } from '../support/client.ts'
import { entities, entity } from '../support/entities.ts'
import { description, mark, openScreen, toast } from './staff-screens.ts'
import { expect, test } from './fixtures.ts'
import { addInPanel } from './panel-editor.ts'

const tool = (page: Page, name: string) => page.getByRole('toolbar').getByRole('button', { name, exact: true })

/** Chooses an item of one of the toolbar's menus. */
async function choose(page: Page, menu: string, choice: string): Promise<void> {
  await page
    .getByRole('toolbar')
    .getByRole('button', { name: new RegExp(`^${menu}\\b`) })
    .click()
  await page
    .getByRole('menu', { name: menu })
    .getByRole('menuitemradio', { name: new RegExp(`^${choice}\\b`) })
    .click()
}

const newest = async (admin: Client) => {
  const [post] = entities(await admin.get('/blog/'))
  if (!post) throw new Error('there is no post')
  return post
}

test('what the toolbar makes is seen by visitors and survives an edit in the panel and another here', async ({
  adminPage: page,
  admin,
}) => {
  await openScreen(page, '/add-blog')
  await page.getByLabel('Title').fill('Written with the toolbar')
  await description(page).click()
  await choose(page, 'Text style', 'Heading 2')
  await page.keyboard.type('A heading')
  await page.keyboard.press('Enter')
  await choose(page, 'Font', 'Serif')
  await choose(page, 'Size', 'Huge')
  await choose(page, 'Text colour', 'Red')
  await choose(page, 'Background colour', 'Mint')
  await page.keyboard.type('styled')
  await page.keyboard.press('Enter')
  await tool(page, 'Clear formatting').click()
  for (const [key, name, tag] of [
    ['Control+b', 'Bold', 'bold'],
    ['Control+i', 'Italic', 'slanted'],
    ['Control+u', 'Underline', 'under'],
  ] as const) {
    await mark(page, key, name, true)
    await page.keyboard.type(tag)
    await mark(page, key, name, false)
    await page.keyboard.type(' ')
  }
  await page.keyboard.press('Enter')
  await tool(page, 'Bulleted list').click()
  await page.keyboard.type('one')
  await page.keyboard.press('Enter')
  await tool(page, 'Increase indent').click()
  await page.keyboard.type('inner')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  await choose(page, 'Alignment', 'Centre')
  await page.keyboard.type('The end')
  await page.getByRole('button', { name: 'Create', exact: true }).click()
  await toast(page, 'Blog create successfully')

  const { _id: id, slug, description: made } = await newest(admin)
  for (const part of ['<h2>A heading</h2>', 'Georgia', 'font-size', 'background-color', '<strong>bold</strong>'])
    expect(made).toContain(part)
  for (const part of ['<em>slanted</em>', '<u>under</u>', '<li>one<ul><li>inner</li></ul></li>', 'text-align: center'])
    expect(made).toContain(part)

  await page.goto(`/blog/${String(slug)}`)
  const styled = page.getByText('styled', { exact: true })
  expect(await styled.evaluate((each) => getComputedStyle(each).fontFamily)).toContain('Georgia')
  expect(await page.getByText('The end', { exact: true }).evaluate((each) => getComputedStyle(each).textAlign)).toBe(
    'center',
  )

  await addInPanel(page, id, ' and more')
  const inPanel = String(made).replace('The end', 'The end and more')
  expect(entity(await admin.get(`/blog/blog-id/${id}`))['description']).toBe(inPanel)

  await openScreen(page, `/edit-blog/${id}`)
  await description(page).getByText('The end and more').click()
  await page.keyboard.press('Control+End')
  await page.keyboard.type(', again')
  await page.getByRole('button', { name: 'Update', exact: true }).click()
  await toast(page, 'Blog updated successfully')
  expect(entity(await admin.get(`/blog/blog-id/${id}`))['description']).toBe(
    inPanel.replace('and more', 'and more, again'),
  )
})

test('lists and links are made of what is typed, and Backspace takes them back', async ({ adminPage: page, admin }) => {
  await openScreen(page, '/add-blog')
  await page.getByLabel('Title').fill('Typed')
  await description(page).click()
  await page.keyboard.type('See https://ird.gov.np, or (www.example.com)')
  await page.keyboard.press('Enter')
  await page.keyboard.type('- one')
  await page.keyboard.press('Enter')
  await page.keyboard.type('two')
  for (let count = 0; count < 2; count += 1) await page.keyboard.press('Enter')
  await page.keyboard.type('1. ')
  await page.keyboard.press('Backspace')
  await page.keyboard.type('is no list, https://example.com/a ')
  await page.keyboard.press('Control+z')
  await page.keyboard.type('nor a link')
  await page.getByRole('button', { name: 'Create', exact: true }).click()
  await toast(page, 'Blog create successfully')
  expect((await newest(admin)).description).toBe(
    '<p>See <a href="https://ird.gov.np">https://ird.gov.np</a>, or (<a href="https://www.example.com">www.example.com</a>)</p>' +
      '<ul><li>one</li><li>two</li></ul><p>1. is no list, https://example.com/a nor a link</p>',
  )
})

describe('the first load', () => {
  test.for([
    // Includes the editor; its code for tables and pictures is an eighth of it.
    ['/add-blog', 267],
    // Includes the staff's texts in one language.
    ['/add-faq', 167],
  ] as const)('of %s takes at most %i KB of compressed JavaScript', async ([path, limit], { adminPage: page }) => {
    const devtools = await page.context().newCDPSession(page)
    await devtools.send('Network.enable')
    const scripts = new Set<string>()
    let bytes = 0
    devtools.on('Network.responseReceived', ({ requestId, type }) => {
      if (type === 'Script') scripts.add(requestId)
    })
    devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      if (scripts.has(requestId)) bytes += encodedDataLength
    })
    await openScreen(page, path)
    if (path === '/add-blog') await description(page).waitFor()
    expect(scripts.size).toBeGreaterThan(2)
    expect(bytes).toBeGreaterThan(50_000)
    expect(bytes / 1024).toBeLessThanOrEqual(limit)
  })
})

test('on a phone the toolbar is one row that scrolls, and its popups are whole', async ({ adminPage: page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openScreen(page, '/add-blog')
  const toolbar = page.getByRole('toolbar')
  await toolbar.waitFor()
  expect((await toolbar.boundingBox())?.height).toBeLessThanOrEqual(60)
  expect(await toolbar.evaluate((row) => row.scrollWidth > row.clientWidth)).toBe(true)

  // The arrow keys bring a tool into view.
  await tool(page, 'Undo').focus()
  await page.keyboard.press('End')
  const last = await tool(page, 'Clear formatting').boundingBox()
  expect((last?.x ?? Infinity) + (last?.width ?? 0)).toBeLessThanOrEqual(390)

  await tool(page, 'Link').click()
  const popup = page.getByRole('dialog', { name: 'Link' })
  const { x, width } = (await popup.boundingBox()) ?? { x: -1, width: 0 }
  expect(x).toBeGreaterThanOrEqual(0)
  expect(x + width).toBeLessThanOrEqual(390)
  // Nothing covers a button or cuts it off.
  const isOnTop = (node: Element) => {
    const { left, top, width: wide, height } = node.getBoundingClientRect()
    return node.contains(document.elementFromPoint(left + wide / 2, top + height / 2))
  }
  for (const button of await popup.getByRole('button').all()) expect(await button.evaluate(isOnTop)).toBe(true)
  const excess = () => document.documentElement.scrollWidth - document.documentElement.clientWidth
  expect(await page.evaluate(excess)).toBeLessThanOrEqual(0)
  expect(await popup.evaluate((node) => node.scrollWidth - node.clientWidth)).toBeLessThanOrEqual(0)
})
