import { Client } from '../support/client.ts'
import { image } from '../support/entities.ts'
import { picture } from '../support/pictures.ts'
import { administrator, expect, test } from './fixtures.ts'
import { publish } from './panel-editor.ts'

test('the first administrator signs in to the panel and publishes a post with a picture', async ({
  page,
  problems,
  server,
}) => {
  // On a busy machine the panel's autosave may cross the publication; it is refused then, and what is published stays whole (below).
  problems.expect(/status of 409 \(Conflict\) \S+\/api\/blogs\/\S+autosave=true/)
  const visitor = new Client(server.url)

  // The first administrator registers on the site's own screen, so the panel redirects there.
  await page.goto('/admin')
  await page.waitForURL('**/register')
  expect((await page.request.post('/api/register', { data: administrator })).status()).toBe(201)
  await page.goto('/admin')
  await page.getByRole('heading', { name: 'Content' }).waitFor()

  await page.goto('/admin/collections/blogs/create')
  await page.locator('#field-title').fill('A post from the panel')
  await page.locator('.rich-text-lexical [contenteditable="true"]').click()
  await page.keyboard.type('Written in the editor of the panel.')
  expect(await page.title()).toContain('Lekhdanda')
  const { bytes } = await picture('png', 700, 400)
  await page.getByRole('button', { name: 'Create New' }).click()
  await page
    .locator('input[type="file"]')
    .setInputFiles({ name: 'desk.png', mimeType: 'image/png', buffer: Buffer.from(bytes) })
  await page.locator('.drawer__content').getByRole('button', { name: 'Save' }).click()
  await page.locator('.drawer__content').waitFor({ state: 'detached' })
  await publish(page)
  // The panel reports "updated" if it autosaved a draft while the test typed, and "created" otherwise.
  await page.getByText(/Updated successfully|Blog successfully created/).waitFor()

  const post = await visitor.get('/blog/a-post-from-the-panel')
  expect(post.body).toMatchObject({
    title: 'A post from the panel',
    description: '<p>Written in the editor of the panel.</p>',
    slug: 'a-post-from-the-panel',
  })
  expect((await visitor.fetch(image(post).filePath)).headers.get('content-type')).toBe('image/png')

  await page.goto('/')
  await page.getByRole('heading', { name: 'A post from the panel' }).waitFor()
})
