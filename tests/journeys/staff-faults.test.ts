import type { Page } from 'playwright-core'
import { inject } from 'vitest'

import { messages } from '#contract/messages.ts'
import type { AnyEntity } from '#contract/resource.ts'
import { entities } from '../support/entities.ts'
import { picture } from '../support/pictures.ts'
import { Proxy } from '../support/proxy.ts'
import { fileOf, openScreen, row, toast } from './staff-screens.ts'
import { expect, test } from './fixtures.ts'

const create = (page: Page) => page.getByRole('button', { name: 'Create', exact: true })
const name = (page: Page) => page.getByLabel('Name', { exact: true })
const image = (page: Page) => page.getByLabel('Image', { exact: true })

async function fill(page: Page, person: string): Promise<void> {
  await name(page).fill(person)
  await page.getByLabel('Post', { exact: true }).fill('Auditor')
}

/** Two nodes have a PUBLIC_URL, and refuse a save that comes by the way that this test cuts. */
const isBehindProxy = inject('shared') !== undefined

test.skipIf(isBehindProxy)(
  'a server that is gone in the middle of a save: said, nothing lost, and the retry makes one entry',
  async ({ adminPage: page, admin, server, problems }) => {
    problems.expect(/ERR_/)
    const proxy = await Proxy.to('127.0.0.1', server.port)
    await openScreen(page, `http://127.0.0.1:${proxy.port}/add-team`)
    await fill(page, 'Gone for a while')
    await image(page).setInputFiles(fileOf(await picture()))
    proxy.cut()
    await create(page).click()
    await toast(page, 'No connection. What you typed is kept.')
    expect(await name(page).inputValue()).toBe('Gone for a while')
    await page.getByText(/^p\.png · PNG/).waitFor()

    await proxy.open()
    // The server creates the entry, but the response is lost.
    await page.route(
      '**/api/team',
      async (route) => {
        await route.fetch()
        await route.abort('connectionreset')
      },
      { times: 1 },
    )
    await create(page).click()
    await expect.poll(async () => entities(await admin.get('/team/')).filter(isMade).length).toBe(1)
    await expect.poll(() => create(page).getAttribute('aria-busy')).toBeNull()
    expect(await name(page).inputValue()).toBe('Gone for a while')

    await create(page).click()
    await toast(page, 'Team create successfully')
    await row(page, 'Gone for a while').waitFor()
    const made = entities(await admin.get('/team/')).filter(isMade)
    expect(made).toHaveLength(1)
    expect(made[0]?.image).not.toBeNull()
    proxy.cut()
  },
)

const isMade = (entry: AnyEntity): boolean => entry['name'] === 'Gone for a while'

test('files that are no pictures or too large are refused in words, with the form as it was', async ({
  adminPage: page,
  problems,
}) => {
  problems.expect(/status of 4\d\d/)
  await openScreen(page, '/add-team')
  await fill(page, 'Picture trouble')
  // Only the server detects a wrong file type; a file that is too large and cannot be made smaller is rejected in the browser.
  await image(page).setInputFiles(fileOf({ bytes: Buffer.from('no picture at all'), name: 'note.png' }))
  await create(page).click()
  await toast(page, messages.imageType)
  await page.getByRole('form').getByText(messages.imageType, { exact: true }).waitFor()
  expect(await image(page).getAttribute('aria-invalid')).toBe('true')
  const animation = Buffer.concat([Buffer.from('GIF89a'), Buffer.alloc(11 * 1_048_576)])
  await image(page).setInputFiles(fileOf({ bytes: animation, name: 'long.gif', type: 'image/gif' }))
  await page.getByRole('alert').filter({ hasText: messages.imageTooLarge }).getByText('11.0 MB').waitFor()
  expect(await image(page).getAttribute('aria-invalid')).toBe('true')
  expect(await name(page).inputValue()).toBe('Picture trouble')
  await page.getByText('note.png').waitFor()
  await image(page).setInputFiles(fileOf(await picture()))
  await create(page).click()
  await toast(page, 'Team create successfully')
  await row(page, 'Picture trouble').waitFor()
})
