import { entity, member } from '../support/entities.ts'
import { Client } from '../support/client.ts'
import { expect, fillFolded, follow, test } from './fixtures.ts'
import { publish } from './panel-editor.ts'

test('a setting changed in the panel shows in the next page view, and as it ships once it is emptied', async ({
  adminPage: page,
  server,
}) => {
  const visitor = new Client(server.url)
  expect((await visitor.fetch('/')).text).toContain('Growth you can account for')

  await page.goto('/admin/globals/site-settings')
  await page.getByLabel('Text of the top bar').fill('Open during Tihar')
  await page.getByRole('button', { name: 'Home page' }).click()
  await page.getByText('1. Growth you can account for').waitFor()
  const toggle = page.locator('#slides-row-0 .collapsible__toggle').first()
  await fillFolded(toggle, page.locator('#field-slides__0__title'), 'A slide of our own')
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByText('Updated successfully').first().waitFor()

  const changed = (await visitor.fetch('/')).text
  expect(changed).toContain('Open during Tihar')
  expect(changed).toContain('A slide of our own')
  expect(changed).toContain('Plans built level by level')

  await page.reload()
  await page.getByRole('button', { name: 'Firm', exact: true }).click()
  await page.getByLabel('Text of the top bar').fill('')
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByText('Updated successfully').first().waitFor()
  const emptied = (await visitor.fetch('/')).text
  expect(emptied).toContain('Innovative solutions for your financial challenges.')
  expect(emptied).toContain('A slide of our own')
})

test('settings are saved again in the same form, but not over what somebody else has changed meanwhile', async ({
  adminPage: page,
  admin,
  problems,
}) => {
  problems.expect(/409 \(Conflict\)/)
  const save = async (text: string) => {
    await page.getByLabel('Text of the top bar').fill(text)
    await page.getByRole('button', { name: 'Save' }).click()
  }
  const stored = async () => member((await admin.get('/globals/site-settings')).body, 'topBarText')
  await page.goto('/admin/globals/site-settings')
  for (const text of ['Open during Tihar', 'Open again']) {
    await save(text)
    await expect.poll(stored).toBe(text)
  }
  expect((await admin.patch('/settings', { topBarText: { en: 'Changed meanwhile' } })).status).toBe(200)
  await save('From an older form')
  await page.getByText('Someone else has changed this').first().waitFor()
  expect(await stored()).toBe('Changed meanwhile')
})

test('an address that runs something is refused by its name', async ({ adminPage: page, server, problems }) => {
  problems.expect(/400 \(Bad Request\)/)
  await page.goto('/admin/globals/site-settings')
  await page.getByRole('button', { name: 'Links' }).click()
  await page.locator('#field-productLink__url').fill('javascript:alert(1)')
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByText('Links → Product (top bar) → Address').first().waitFor()
  expect((await new Client(server.url).get('/site-content')).text).not.toContain('javascript:')
})

test('a post’s SEO title stands in its page’s head, and its old address leads to the new one', async ({
  adminPage: page,
  admin,
  server,
}) => {
  const visitor = new Client(server.url)
  const post = entity(
    await admin.post('/blog', { title: 'VAT in plain words', description: '<p>What you owe, and when.</p>' }),
  )
  const headOf = async (path: string): Promise<string> =>
    (await visitor.fetch(path)).text.replaceAll(' data-head', '').split('</head>')[0] ?? ''
  const own = await headOf('/blog/vat-in-plain-words')
  expect(own).toContain('<title>VAT in plain words | Lekhdanda</title>')
  expect(own).toContain('content="What you owe, and when."')

  await page.goto(`/admin/collections/blogs/${post._id}`)
  await page.locator('#field-slug').fill('vat-explained')
  await page.getByRole('button', { name: 'SEO' }).click()
  await page.getByRole('button', { name: 'Auto-generate' }).first().click()
  const title = page.locator('#field-meta__title')
  await expect.poll(() => title.inputValue()).toBe('VAT in plain words | Lekhdanda')
  await title.fill('VAT explained in five minutes')
  await page.getByRole('heading', { name: 'VAT explained in five minutes' }).waitFor()
  await page.getByText(`${server.url}/blog/vat-explained`).waitFor()
  await publish(page)

  const moved = await visitor.fetch('/blog/vat-in-plain-words')
  expect([moved.status, moved.headers.get('location')]).toEqual([301, '/blog/vat-explained'])
  expect(await headOf('/blog/vat-explained')).toContain('<title>VAT explained in five minutes</title>')
  // Client-side navigation follows the redirect, too.
  await page.goto('/blog/vat-in-plain-words')
  await page.waitForURL('/blog/vat-explained')
})

test('the dashboard bears the firm’s name, leads to the site and shows who wrote', async ({
  adminPage: page,
  server,
}) => {
  const { status } = await new Client(server.url).post('/contactus', {
    name: 'Bimal Thapa',
    email: 'bimal@example.com',
    phone: '+977 1 5550111',
    message: 'We need help with VAT.',
  })
  expect(status).toBe(201)
  await page.goto('/admin')
  await page.getByRole('heading', { level: 1, name: 'Lekhdanda Finance & Tax Consultancy' }).waitFor()
  expect(await page.title()).toBe('Dashboard · Lekhdanda')
  expect(await page.locator('link[rel="icon"]').getAttribute('href')).toContain('/favicon.svg')
  expect(await page.getByRole('link', { name: 'Website' }).getAttribute('href')).toBe('/')
  expect(await page.getByRole('link', { name: 'The staff’s screens' }).getAttribute('href')).toBe('/dashboard')
  await follow(page, page.getByRole('link', { name: /Bimal Thapa/ }), /\/admin\/collections\/inquiries\/.+/)
  await page.getByText('We need help with VAT.').waitFor()
})
