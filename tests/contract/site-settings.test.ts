import { describe, expect, it } from 'vitest'

import { defaultSiteContent } from '#contract/site-content.ts'
import { Client, fileOf } from '../support/client.ts'
import { member } from '../support/entities.ts'
import { picture } from '../support/pictures.ts'
import { admin, groupServer, visitor } from './support/context.ts'

const path = '/globals/site-settings'

describe('site settings', () => {
  const settled = groupServer()

  it('that were never changed show the defaults', async () => {
    const { server } = settled()
    expect((await new Client(server.url).get('/site-content')).body).toEqual(defaultSiteContent)
  })

  it('show in the very next view of page, feed and API, and what is empty as it ships', async () => {
    const { server, client } = settled()
    const guest = new Client(server.url)
    const shown = ['/', '/contact', '/feed.xml', '/manifest.webmanifest', '/api/site-content']
    for (const address of shown) await guest.fetch(address)
    for (const firmName of ['Himal and Sons', 'Sagarmatha Accounts']) {
      expect((await client.post(path, { firmName })).status).toBe(200)
      for (const address of shown) expect((await guest.fetch(address)).text, address).toContain(firmName)
    }
    await client.post(path, { firmName: '' })
    expect((await guest.get('/site-content')).body).toEqual(defaultSiteContent)
  })

  it('keep every kind of value', async () => {
    const { server, client } = settled()
    const own = {
      productLink: { url: '/services' },
      designerCredit: { label: ' Agency ', url: 'mailto:agency@example.com' },
      copyrightYear: 2026,
      contact: { phone: '+977 1 5550199', latitude: 28.2096, longitude: 83.9856 },
      slides: [{ title: 'Only one', subtitle: 'A slide.', drawing: 'lamp' }],
      plans: [{ name: 'Free plan', price: 0, period: 'Always', features: 'One\r\n\n Two ' }],
      tags: ['Tax', '  ', ' कर ', 'कर'],
      statistics: [{ value: '1', label: 'Firm' }],
      featureCards: [{ title: 'Care', text: 'We take it.', drawing: 'client-focus' }],
      socialLinks: [{ label: 'Site', url: 'https://social.example.com/us' }],
      seo: { title: 'Own title', description: 'Own description' },
    }
    const saved = await client.post(path, own)
    expect(saved.status, saved.text).toBe(200)
    const { body } = await new Client(server.url).get('/site-content')
    expect(body).toMatchObject({
      ...own,
      productLink: { label: defaultSiteContent.productLink?.label, url: '/services' },
      designerCredit: { label: 'Agency', url: 'mailto:agency@example.com' },
      slides: [{ ...own.slides[0], image: null }],
      plans: [{ ...own.plans[0], features: ['One', 'Two'] }],
      tags: ['Tax', 'कर'],
      contact: { ...own.contact, email: defaultSiteContent.contact.email },
    })
    expect(member(member(body, 'contact'), 'mapEmbedUrl')).toContain('marker=28.2096%2C83.9856')
    const page = (await new Client(server.url).fetch('/')).text
    for (const text of ['Only one', '© 2026', 'Own description', 'We take it.', 'mailto:agency@example.com'])
      expect(page).toContain(text)
  })

  it('show a picture of the firm’s own, which stays as long as they do', async () => {
    const { server, client } = settled()
    const form = new FormData()
    form.append('file', fileOf(await picture('png', 1200, 630)))
    form.append('_payload', JSON.stringify({ alt: 'The office' }))
    const uploaded = await client.fetch('/api/media', { method: 'POST', body: form })
    expect(uploaded.status, uploaded.text).toBe(201)
    const image = String(member(member(uploaded.body, 'doc'), 'id'))
    const slides = [{ title: 'Pictured', subtitle: 'A slide.', drawing: 'lamp', image }]
    const saved = await client.post(path, { slides, seo: { image } })
    expect(saved.status, saved.text + server.output()).toBe(200)
    // Deleting an entry that uses the same picture must not delete the picture.
    const post = await client.post('/blogs', { title: 'Shares the picture', image, _status: 'published' })
    await client.remove(`/blog/${String(member(member(post.body, 'doc'), 'id'))}`)
    const guest = new Client(server.url)
    const content = (await guest.get('/site-content')).body
    const filePath = String(member(member(member(content, 'seo'), 'image'), 'filePath'))
    expect(JSON.stringify(member(content, 'slides'))).toContain(filePath)
    expect((await guest.fetch(filePath)).status).toBe(200)
    const page = (await guest.fetch('/about')).text
    expect(page).toContain(`property="og:image" content="${server.url.replace('127.0.0.1', 'localhost')}${filePath}"`)
  })

  it('are not saved over a newer change by a form that shows older ones, but by one’s own next save', async () => {
    const { client } = settled()
    await client.post(path, { topBarText: 'As the form shows it' })
    const shown = async () => member((await client.get(path)).body, 'updatedAt')
    const updatedAt = await shown()
    expect((await client.patch('/settings', { topBarText: { en: 'Changed meanwhile' } })).status).toBe(200)
    const refused = await client.post(path, { topBarText: 'From the form', updatedAt })
    expect([refused.status, refused.text]).toEqual([409, expect.stringContaining('Someone else has changed this')])
    expect(member((await client.get(path)).body, 'topBarText')).toBe('Changed meanwhile')
    let last = await shown()
    for (const topBarText of ['One', 'Two']) {
      const saved = await client.post(path, { topBarText, updatedAt: last })
      expect(saved.status, saved.text).toBe(200)
      last = member(member(saved.body, 'result'), 'updatedAt')
    }
  })

  it('that change at once, in the panel and on the staff’s screen, all stay', async () => {
    const { client } = settled()
    for (const word of ['First', 'Second', 'Third']) {
      const answers = await Promise.all([
        client.patch('/settings', { tagline: { en: word } }),
        client.post(path, { shortName: word }),
        client.patch('/settings', { topBarText: { en: word } }),
        client.post(path, { firmName: word }),
      ])
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
      const expected = { tagline: word, shortName: word, topBarText: word, firmName: word }
      expect((await client.get(path)).body).toMatchObject(expected)
    }
  })

  it('take a picture out of the trash that was moved there after it had been chosen', async () => {
    const { server, client } = settled()
    const form = new FormData()
    form.append('file', fileOf(await picture('png', 600, 315)))
    const uploaded = await client.fetch('/api/media', { method: 'POST', body: form })
    const image = String(member(member(uploaded.body, 'doc'), 'id'))
    expect((await client.remove(`/library/${image}`)).status).toBe(200)
    const slides = [{ title: 'Pictured', subtitle: 'A slide.', drawing: 'lamp', image }]
    expect((await client.post(path, { slides })).status).toBe(200)
    expect((await client.get(`/media/${image}`)).status).toBe(200)
    const content = (await new Client(server.url).get('/site-content')).body
    expect(member(content, 'slides')).toMatchObject([{ image: { width: 600 } }])
  })
})

describe('a rule of the settings holds on Payload’s own endpoint too:', () => {
  it.each([
    ['an address that runs something', { productLink: { url: 'javascript:alert(1)' } }],
    ['one that is none', { designerCredit: { url: 'www.example.com' } }],
    ['one of another scheme', { socialLinks: [{ label: 'X', url: 'ftp://example.com' }] }],
    ['one on whatever scheme the page has', { contact: { mapLinkUrl: '//example.com' } }],
    ['a row without its words', { slides: [{ subtitle: 'S', drawing: 'lamp' }] }],
    ['a drawing that is not there', { slides: [{ title: 'T', subtitle: 'S', drawing: '../x' }] }],
    ['a latitude off the globe', { contact: { latitude: 90.1, longitude: 0 } }],
    ['a longitude off the globe', { contact: { latitude: 0, longitude: -180.1 } }],
    ['half of a position', { contact: { latitude: 27 } }],
    ['an e-mail address that is none', { contact: { email: 'nobody' } }],
    ['a year that is none', { copyrightYear: 1 }],
    ['part of a year', { copyrightYear: 2026.5 }],
    ['a price below nothing', { plans: [{ name: 'P', price: -1, period: 'Once' }] }],
    ['a text of another kind', { firmName: { text: 'x' } }],
    ['a text over its limit', { firmName: 'x'.repeat(201) }],
    ['a tag over its limit', { tags: ['x'.repeat(201)] }],
    ['too many rows', { statistics: Array.from({ length: 25 }, () => ({ value: '1', label: 'L' })) }],
    ['too many tags', { tags: Array.from({ length: 61 }, (_, n) => `tag ${n}`) }],
  ])('%s is refused', async (_, settings) => {
    const before = (await visitor().get('/site-content')).text
    const answer = await admin().post(path, settings)
    expect(answer.status, answer.text).toBe(400)
    expect((await visitor().get('/site-content')).text).toBe(before)
  })
})

it('visitors neither read nor write settings through Payload’s own endpoints', async () => {
  const answers = [
    await visitor().get(path),
    await visitor().get(`${path}?depth=2&draft=true`),
    await visitor().get(`${path}/versions`),
    await visitor().post(path, { firmName: 'Hijacked' }),
  ]
  for (const { status, text } of answers) {
    expect([401, 404]).toContain(status)
    expect(text).not.toContain('slides')
  }
  expect((await visitor().get('/site-content')).text).not.toContain('Hijacked')
})
