import { expect, it } from 'vitest'

import { POLICIES_MAX } from '#contract/limits.ts'
import { type Answer, Client } from '../support/client.ts'
import { entity, member } from '../support/entities.ts'
import { ownServerWithAdmin } from './support/context.ts'

/** Policies: what the footer of each page and the forms link to. */

/** Pages on which visitors send something of theirs, and others. */
const withForm = ['/contact', '/career', '/ne/contact', '/ne/career']
const others = ['/', '/blog', '/price', '/ne', '/ne/team', '/no-such-page']

const note = /How we use what you send:|तपाईंले पठाउनुभएको कुरा हामी कसरी प्रयोग गर्छौँ:/

/** The links to policies in a text, each with its path and title. */
const linksIn = (html = ''): [string, string][] =>
  [...html.matchAll(/<a [^>]*href="((?:\/ne)?\/policies\/[^"]*)"[^>]*>([^<]*)</g)].map(
    ([, path = '', title = '']): [string, string] => [path, title],
  )

/** The policies that a page's footer links to, with the navigation's name; undefined without that. */
function footerOf(html: string) {
  const [, name, links] = /<footer.*<nav aria-label="([^"]*)"[^>]*>(.*?)<\/nav>.*<\/footer>/s.exec(html) ?? []
  return name === undefined ? undefined : { name, links: linksIn(links) }
}

/** The policies that are linked beside a form; undefined without the sentence. */
function besideForm(html: string) {
  const [main = ''] = /<main.*<\/main>/s.exec(html) ?? []
  const from = main.search(note)
  return from < 0 ? undefined : linksIn(main.slice(from, main.indexOf('</p>', from)))
}

/** A server without demo content, its administrator, and what visitors get without JavaScript. */
async function start() {
  const { client, server } = await ownServerWithAdmin()
  const visitor = new Client(server.url)
  const pageOf = async (path: string) => (await visitor.fetch(path)).text
  const policy = async (title: string, more: Record<string, unknown> = {}) =>
    entity(await client.post('/policy', { title, description: `<p>The text of ${title}.</p>`, ...more }))
  return { staff: client, visitor, pageOf, policy }
}

it('without one, no page has anything of policies', async () => {
  const { visitor, pageOf } = await start()
  expect((await visitor.get('/site-content')).body).not.toHaveProperty('policies')
  for (const path of [...withForm, ...others]) {
    const html = await pageOf(path)
    expect([path, footerOf(html), besideForm(html)]).toEqual([path, undefined, undefined])
    expect(html).not.toContain('/policies')
  }
  expect(await pageOf('/policies')).toContain('name="robots" content="noindex"')
  expect(await pageOf('/sitemap.xml')).not.toContain('/policies')
})

it('the footer links to those that are published, in the order of the staff and by the titles of the language', async () => {
  const { staff, pageOf, policy } = await start()
  const privacy = await policy('Privacy policy')
  const terms = await policy('Terms of service')
  expect((await staff.post('/draft/policy', { title: 'Half written' })).status).toBe(201)
  await staff.patch(`/policy/${privacy._id}?lang=ne`, { title: 'गोपनीयता नीति', description: '<p>नेपाली पाठ।</p>' })
  const both: [string, string][] = [
    ['/policies/privacy-policy', 'Privacy policy'],
    ['/policies/terms-of-service', 'Terms of service'],
  ]
  const inNepali: [string, string][] = [
    ['/ne/policies/privacy-policy', 'गोपनीयता नीति'],
    ['/ne/policies/terms-of-service', 'Terms of service'],
  ]
  for (const path of [...withForm, ...others]) {
    const html = await pageOf(path)
    const expected = path.startsWith('/ne') ? { name: 'नीतिहरू', links: inNepali } : { name: 'Policies', links: both }
    expect([path, footerOf(html), besideForm(html)]).toEqual([path, expected, undefined])
    // Neither the text nor its Nepali one comes along.
    expect(html).not.toMatch(/The text of|नेपाली पाठ|Half written/)
  }
  expect(await pageOf('/ne')).toMatch(/<a dir="auto" lang="en"[^>]*>Terms of service</)
  const order = await staff.post('/order/policy', { id: terms._id, after: null })
  expect(order.status).toBeLessThan(300)
  expect(footerOf(await pageOf('/'))?.links).toEqual(both.toReversed())
})

it('each change shows in pages that were cached before it', async () => {
  const { staff, visitor, pageOf, policy } = await start()
  const titles = async () => {
    const shown = []
    for (const path of ['/', '/ne']) shown.push(footerOf(await pageOf(path))?.links.map(([, title]) => title) ?? [])
    return shown
  }
  expect(await titles()).toEqual([[], []])
  const { _id } = await policy('Privacy policy')
  expect(await titles()).toEqual([['Privacy policy'], ['Privacy policy']])
  await staff.patch(`/policy/${_id}`, { title: 'Privacy' })
  expect(await titles()).toEqual([['Privacy'], ['Privacy']])
  await staff.patch(`/policy/${_id}?lang=ne`, { title: 'गोपनीयता' })
  expect(await titles()).toEqual([['Privacy'], ['गोपनीयता']])
  await staff.post(`/unpublish/policy/${_id}`)
  expect(await titles()).toEqual([[], []])
  await staff.post(`/publish/policy/${_id}`)
  expect(await titles()).toEqual([['Privacy'], ['गोपनीयता']])
  await staff.remove(`/policy/${_id}`)
  expect(await titles()).toEqual([[], []])
  expect((await visitor.fetch('/policies/privacy-policy')).status).toBe(404)
  expect((await visitor.get('/site-content')).body).not.toHaveProperty('policies')
  await staff.post(`/trash/policy/${_id}`)
  expect(await titles()).toEqual([['Privacy'], ['गोपनीयता']])
})

it('forms link to those that are to stand beside them', async () => {
  const { staff, pageOf, policy } = await start()
  await policy('Terms of service')
  const privacy = await policy('Privacy policy', { atForms: true })
  const job = entity(await staff.post('/career', { title: 'Bookkeeper', salary: 'Rs 40,000' }))
  const pages = [...withForm, `/career/${job.slug}`, `/ne/career/${job.slug}`]
  for (const path of pages) {
    const language = path.startsWith('/ne') ? '/ne' : ''
    expect([path, besideForm(await pageOf(path))]).toEqual([
      path,
      [[`${language}/policies/privacy-policy`, 'Privacy policy']],
    ])
  }
  for (const path of others) expect([path, besideForm(await pageOf(path))]).toEqual([path, undefined])
  await staff.patch(`/policy/${privacy._id}`, { atForms: false })
  for (const path of pages) expect([path, besideForm(await pageOf(path))]).toEqual([path, undefined])
})

it('a policy has a page with the day of its last change, which search engines find', async () => {
  const { staff, visitor, pageOf, policy } = await start()
  const { _id } = await policy('Privacy policy', { atForms: true })
  await staff.patch(`/policy/${_id}?lang=ne`, { title: 'गोपनीयता नीति', description: '<p>नेपाली पाठ।</p>' })
  const context = (await visitor.get('/context/policy/privacy-policy')).body
  const html = await pageOf('/policies/privacy-policy')
  expect(html).toContain('The text of Privacy policy.')
  expect(html).toMatch(/<meta[^>]*name="description" content="The text of Privacy policy\."/)
  const lastChange = (text: string) =>
    /<p>([^<]*)<!-- --> <time dateTime="([^"]*)" title="[^"]+">([^<]*)</.exec(text)?.slice(1)
  const modifiedAt = String(member(context, 'modifiedAt'))
  expect(lastChange(html)).toEqual(['Last changed:', modifiedAt, expect.stringMatching(/^\w+ \d+, \d{4}$/)])
  const nepali = await pageOf('/ne/policies/privacy-policy')
  expect(lastChange(nepali)).toEqual(['पछिल्लो परिवर्तन:', modifiedAt, expect.stringMatching(/^[०-९]{4} .* [०-९]+$/)])
  expect(nepali).toContain('नेपाली पाठ।')
  expect(await pageOf('/policies')).not.toContain('content="noindex"')
  const sitemap = await pageOf('/sitemap.xml')
  for (const path of ['/policies', '/policies/privacy-policy', '/ne/policies/privacy-policy'])
    expect(sitemap).toContain(`${path}</loc>`)
  expect(await pageOf('/feed.xml')).not.toContain('/policies')
})

it('texts are required, pages link to the first ones only, and site content has titles alone', async () => {
  const { staff, visitor, policy } = await start()
  for (const missing of [{ title: 'Untold' }, { description: '<p>Untitled</p>' }])
    expect((await staff.post('/policy', missing)).status).toBe(400)
  for (let n = 0; n <= POLICIES_MAX; n += 1) await policy(`Policy ${n}`)
  const { body, text } = await visitor.get('/site-content?lang=ne')
  const expected = Array.from({ length: POLICIES_MAX }, (_, n) => ({
    slug: `policy-${n}`,
    title: `Policy ${n}`,
    fellBack: ['title'],
  }))
  expect(body).toHaveProperty('policies', expected)
  expect(text).not.toContain('The text of')
})

const none = ['', '<p> </p>', '<p></p>', '<p><br></p>', '&nbsp;', '<p>\u200b</p>', '<script>alert(1)</script>']
const noStructure = [null, { root: { type: 'root', children: [{ type: 'paragraph', children: [] }] } }]

it('nothing is published without a text, whatever is sent in its place and however it is written', async () => {
  const { staff, visitor, policy } = await start()
  const title = 'Untold'
  const at = new Date(Date.now() + 86_400_000).toISOString()
  const { _id: published } = await policy('Privacy policy')
  const shown = async () => (await visitor.get('/policy')).text
  const before = await shown()
  const required = async (what: string, call: Promise<Answer>, said = 'Description is required') => {
    const { status, text } = await call
    expect([what, status, text]).toEqual([what, 400, expect.stringContaining(said)])
  }
  for (const description of none) {
    await required(`create ${description}`, staff.post('/policy', { title, description }))
    await required(`update ${description}`, staff.patch(`/policy/${published}`, { description }))
    await required(`put ${description}`, staff.send('PUT', `/policy/${published}`, { title, description }))
    const { _id } = entity(await staff.post('/draft/policy', { title, description }))
    await required(`publish ${description}`, staff.post(`/publish/policy/${_id}`, {}))
    await required(`plan ${description}`, staff.send('PUT', `/schedule/policy/${_id}`, { action: 'publish', at }))
    await required(`publish in Nepali ${description}`, staff.post(`/publish/policy/${_id}?lang=ne`, {}))
  }
  for (const description of noStructure) {
    const made = await staff.post('/policies?draft=true&depth=0', { title, description, _status: 'draft' })
    const draft = String(member(member(made.body, 'doc'), 'id'))
    const publish = { _status: 'published' }
    await required('POST', staff.post('/policies', { title, description, ...publish }))
    await required('PATCH', staff.patch(`/policies/${draft}`, publish))
    // Payload's answer about many entries has the fields' labels alone.
    await required(
      'PATCH of many',
      staff.patch(`/policies?where[id][equals]=${draft}`, publish),
      'invalid: Description',
    )
    await required('PATCH of a public one', staff.patch(`/policies/${published}`, { description }))
    await required('plan', staff.send('PUT', `/schedule/policy/${draft}`, { action: 'publish', at }))
  }
  expect(await shown()).toBe(before)
  for (const change of [{ title: 'Privacy' }, { atForms: true }])
    expect((await staff.patch(`/policies/${published}`, change)).status).toBe(200)
})
