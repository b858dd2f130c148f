import { describe, expect, it } from 'vitest'

import { officeDay } from '#contract/office-day.ts'
import { DAY_MS } from '#contract/time.ts'
import { type Client, fileOf, type Picture } from '../support/client.ts'
import { entities, entity, fieldsNamed, member, message } from '../support/entities.ts'
import { largePdf, pdf } from '../support/pdf.ts'
import { picture } from '../support/pictures.ts'
import { readStored, storedFiles } from '../storage/stored.ts'
import { admin, create, createDraft, ownServerWithAdmin, sharedStoring, sharedUrl, visitor } from './support/context.ts'

/** PDFs of services and deadlines that visitors download. */

const MB = 1_048_576

const formWith = (name: string, file: Picture): FormData => {
  const body = new FormData()
  body.append(name, fileOf(file))
  return body
}

const send = (file: Picture, client = admin(), field = 'document') =>
  client.fetch('/api/documents', { method: 'POST', body: formWith(field, file) })

/** Uploads a file as the panel does. */
const sendNatively = (file: Picture) => admin().fetch('/api/media', { method: 'POST', body: formWith('file', file) })

const upload = async (file = pdf(), client = admin()) => entity(await send(file, client))
const named = async (title: Readonly<Record<string, string>>, file = pdf()) => {
  const document = await upload(file)
  return entity(await admin().patch(`/documents/${document._id}`, { title }))
}

const pathOf = (value: unknown): string => String(member(value, 'filePath'))
const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  fetch(sharedUrl + path, { method, headers })
const statusFor = async (client: Client, path: string) => (await client.fetch(path)).status

const script = '3 0 obj\n<< /S /JavaScript /JS (app.alert(1)) >>\nendobj\n'
const whole = (text: string): Picture => ({ bytes: Buffer.from(text), name: 'form.pdf', type: 'application/pdf' })

describe('what is no document is refused on every route, and leaves nothing behind', () => {
  const active = 'Document must have no scripts, programs, other files or forms that send themselves'
  const broken = 'Document cannot be read to its end'
  it.each<[string, () => Picture | Promise<Picture>, number, string, string?]>([
    ['a page that is called a PDF', () => whole('<script>alert(1)</script>'), 415, 'Document must be a PDF'],
    ['a picture', () => picture(), 415, 'Document must be a PDF'],
    ['a PDF behind a picture', () => whole(`GIF89a%PDF-1.7`), 415, 'Document must be a PDF'],
    ['one that is cut off', () => ({ ...pdf(), bytes: pdf().bytes.subarray(0, -8) }), 400, broken],
    [
      'one with an archive behind it',
      () => ({ ...pdf(), bytes: Buffer.concat([pdf().bytes, Buffer.from('PK')]) }),
      400,
      broken,
    ],
    ['one with a script', () => pdf(script), 400, active],
    ['one with a password', () => pdf('/Encrypt 3 0 R\n'), 400, 'Document must open without a password'],
    ['more than 20 MB', () => largePdf(20 * MB), 413, 'Document must be at most 20 MB'],
  ])('%s', async (_, make, status, text) => {
    const before = await storedFiles(sharedStoring)
    const answer = await send(await make())
    expect([answer.status, message(answer)]).toEqual([status, text])
    if (text !== 'Document must be a PDF') {
      const native = await sendNatively(await make())
      expect([native.status, native.text]).toEqual([status, expect.stringContaining(text)])
    }
    expect(await storedFiles(sharedStoring)).toEqual(before)
  })

  it('an empty file, none at all, one in another field, and whoever is not signed in', async () => {
    expect((await send(whole(''))).status).toBe(415)
    expect(message(await admin().post('/documents', {}, { as: 'multipart' }))).toBe('Document is required')
    expect(fieldsNamed(await send(pdf(), admin(), 'image'))).toEqual(['image'])
    expect((await send(pdf(), visitor())).status).toBe(401)
    for (const path of ['/documents', `/documents/${(await upload())._id}`])
      expect([path, (await visitor().get(path)).status]).toEqual([path, 401])
  })
})

it('19 MB are taken, and served to the byte', async () => {
  const file = largePdf(19 * MB)
  const document = await upload(file)
  const response = await fetch(sharedUrl + pathOf(document), { headers: { cookie: admin().cookie ?? '' } })
  expect(Buffer.from(await response.arrayBuffer()).equals(Buffer.from(file.bytes))).toBe(true)
})

it('a file name is stored as the browser sends it', async () => {
  expect((await upload(pdf('', 'करको फारम.pdf')))['name']).toBe('करको फारम.pdf')
})

it('visitors read names and sizes in their language, and save the file under that name', async () => {
  const file = pdf()
  const [both, english] = [
    await named({ en: 'VAT form', ne: 'भ्याट फारम' }, file),
    await upload(pdf('', 'TDS form.PDF')),
  ]
  const service = await create('service', { documents: `${both._id}, ${english._id}` })
  const inEnglish = [
    { _id: both._id, name: 'VAT form', filePath: both['filePath'], bytes: file.bytes.byteLength },
    { _id: english._id, name: 'TDS form', filePath: english['filePath'], bytes: expect.any(Number) },
  ]
  const read = (query = '') => visitor().get(`/service/${service.slug}${query}`)
  expect(entity(await read())['documents']).toEqual(inEnglish)
  const inNepali = `${pathOf(both)}?lang=ne`
  expect(entity(await read('?lang=ne'))['documents']).toMatchObject([
    { name: 'भ्याट फारम', filePath: inNepali, fellBack: [] },
    // A file name used as title belongs to no language, so nothing fell back.
    { name: 'TDS form', fellBack: [] },
  ])
  await admin().patch(`/documents/${english._id}`, { title: { en: 'TDS' } })
  expect(member(entity(await read('?lang=ne'))['documents'], '1')).toBeUndefined()
  expect([entity(await read('?lang=ne'))['documents']].flat()[1]).toMatchObject({ name: 'TDS', fellBack: ['name'] })

  const page = await visitor().fetch(`/ne/services-details/${service.slug}`)
  expect(page.text).toContain(`href="${inNepali}"`)
  expect(page.text).toMatch(/पीडीएफ, १ केबी/)

  const { status, headers } = await get(inNepali)
  expect(status).toBe(200)
  expect(headers.get('content-type')).toBe('application/pdf')
  expect(headers.get('content-disposition')).toBe(
    `attachment; filename="bhyat-pharam.pdf"; filename*=UTF-8''${encodeURIComponent('भ्याट फारम')}.pdf`,
  )
  expect(headers.get('x-content-type-options')).toBe('nosniff')
  expect(headers.get('content-security-policy')).toBe("default-src 'none'; sandbox; frame-ancestors 'none'")
  expect(headers.get('cache-control')).toBe('private, no-cache')
  expect((await get(pathOf(both))).headers.get('content-disposition')).toMatch(/filename="vat-form.pdf"/)

  const part = await get(inNepali, { range: 'bytes=0-4' })
  expect([part.status, await part.text()]).toEqual([206, '%PDF-'])
  expect((await get(inNepali, { 'if-none-match': headers.get('etag') ?? '' })).status).toBe(304)
  const head = await get(inNepali, {}, 'HEAD')
  expect([head.status, head.headers.get('content-length')]).toEqual([200, String(file.bytes.byteLength)])
})

it('a search finds documents by their names in either language, those alone that visitors may have', async () => {
  const [offered, hidden] = [
    await named({ en: 'Quibbleform of incomes', ne: 'आम्दानीको क्विबलफाराम' }),
    await named({ en: 'Quibbleform of nobody', ne: '' }),
  ]
  const find = async (q: string, query = '') =>
    member((await visitor().get(`/search?q=${encodeURIComponent(q)}${query}`)).body, 'documents')
  expect(await find('quibbleform')).toBeUndefined()
  await create('blog', { description: `<p><a href="${pathOf(offered)}">Form</a></p>` })
  const found = { _id: offered._id, name: 'Quibbleform of incomes', filePath: pathOf(offered) }
  expect(await find('income QUIBBLE')).toMatchObject([found])
  expect(await find('क्विबलफाराम')).toMatchObject([found])
  expect(await find('quibbleform', '&lang=ne')).toMatchObject([{ name: 'आम्दानीको क्विबलफाराम' }])
  expect(await find('quibbleform', '&type=blog')).toBeUndefined()
  // The words of a hidden document's name find nothing, and are no correction.
  expect(await find('quibbleform nobody')).toMatchObject([found])
  expect((await visitor().get('/search?q=quibbleform+noobdy')).body).toMatchObject({ instead: 'quibbleform' })
  await create('service', { documents: hidden._id })
  expect(await find('quibbleform')).toMatchObject([{ _id: hidden._id }, found])
  expect((await visitor().fetch('/search?q=quibbleform')).text).toContain(`href="${pathOf(offered)}"`)
})

it('a search for words that no document has corrects them by the documents’ names, or finds those with some of them', async () => {
  const document = await named({ en: 'Wobblesheet of incomes', ne: 'वब्लेशीट जाँचसूचीको' })
  await create('service', { documents: document._id })
  const found = { _id: document._id, name: 'Wobblesheet of incomes' }
  for (const [q, instead] of [
    ['woblesheet incmoes', 'wobblesheet incomes'],
    ['wobblesheet xxyyzzqq', 'wobblesheet'],
    ['वब्लेसिटट जाचसूचीको', 'वब्लेशीट जाँचसूचीको'],
  ] as const)
    expect((await visitor().get(`/search?q=${encodeURIComponent(q)}`)).body).toMatchObject({
      instead,
      documents: [found],
    })
})

it('a link to what is no document of this site harms no other document', async () => {
  const document = await named({ en: 'Form Z-03 2080/81' })
  const shown = entity(
    await admin().fetch('/api/library', { method: 'POST', body: formWith('image', await picture()) }),
  )
  const paths = [
    pathOf(document),
    'https://ird.gov.np/media/3f2504e0-4f89-11d3-9a0c-0305e82c3301.pdf',
    '/media/65f0c0ffee65f0c0ffee65f0.pdf',
    '/media/------------------------------------.pdf',
    `/media/${shown._id}.pdf`,
  ]
  await create('blog', { description: paths.map((path) => `<p><a href="${path}">a</a></p>`).join('') })
  const own = paths.filter((path) => path.startsWith('/'))
  expect(await Promise.all(own.map((path) => statusFor(visitor(), path)))).toEqual([200, 404, 404, 404])
  for (const q of ['Z-03', '2080/81', 'form 2080']) {
    const { body } = await visitor().get(`/search?q=${encodeURIComponent(q)}`)
    expect([q, member(body, 'documents')]).toMatchObject([
      q,
      expect.arrayContaining([expect.objectContaining({ _id: document._id })]),
    ])
  }
})

it('a deadline’s documents stand at its due dates and on its page', async () => {
  const document = await named({ en: 'Return form', ne: '' })
  const deadline = await create('deadline', { documents: document._id, recurrence: 'bs 25 of every month' })
  const { body } = await visitor().get('/tax-calendar')
  const due = [member(body, 'items')].flat().filter((item) => member(item, 'slug') === deadline.slug)
  const found = { _id: document._id, name: 'Return form', filePath: document['filePath'] }
  expect(due.length).toBeGreaterThan(5)
  for (const item of due) expect(member(item, 'documents')).toMatchObject([found])
  const others = [member(body, 'items')].flat().filter((item) => member(item, 'slug') !== deadline.slug)
  for (const item of others) expect(item).not.toHaveProperty('documents')
  for (const path of ['/tax-calendar', `/tax-calendar/${deadline.slug}`])
    expect((await visitor().fetch(path)).text).toContain(`href="${pathOf(document)}"`)
  await admin().remove(`/deadline/${deadline._id}`)
})

describe('who may have it', () => {
  it('visitors, as long as something published has it; the staff also before', async () => {
    const document = await upload()
    const path = pathOf(document)
    const statuses = async () => [await statusFor(visitor(), path), await statusFor(admin(), path)]
    expect(await statuses()).toEqual([404, 200])
    const draft = await createDraft('services', { title: 'Prepared', documents: { first: document._id } })
    expect(await statuses()).toEqual([404, 200])
    expect((await admin().patch(`/services/${draft}`, { _status: 'published' })).status).toBe(200)
    expect(await statuses()).toEqual([200, 200])
    expect((await admin().post(`/unpublish/service/${draft}`)).status).toBeLessThan(300)
    expect(await statuses()).toEqual([404, 200])
  })

  it('visitors, as long as a published text links to it in any language, which counts as a use', async () => {
    const [first, second] = [await upload(), await upload()]
    const linkTo = (path: string) => `<p>See <a href="${path}">the form</a>.</p>`
    const post = await create('blog', { description: linkTo(pathOf(first)) })
    await admin().patch(`/blog/${post._id}?lang=ne`, {
      title: 'फारम',
      description: linkTo(`${sharedUrl}${pathOf(second)}?lang=ne`),
    })
    const statuses = () => Promise.all([first, second].map((document) => statusFor(visitor(), pathOf(document))))
    expect(await statuses()).toEqual([200, 200])
    for (const { _id } of [first, second]) {
      expect(entity(await admin().get(`/documents/${_id}`))['uses']).toMatchObject([{ type: 'blog' }])
      expect((await admin().remove(`/documents/${_id}`)).status).toBe(409)
    }
    await admin().patch(`/draft/blog/${post._id}`, { description: '<p>None.</p>' })
    expect(await statuses()).toEqual([200, 200])
    await admin().post(`/publish/blog/${post._id}`)
    expect(await statuses()).toEqual([404, 200])
    // With its entry it is not shown, and stays in the library.
    await admin().remove(`/blog/${post._id}`)
    expect(await statuses()).toEqual([404, 404])
    expect((await admin().remove(`/documents/${second._id}`)).status).toBe(200)
    await admin().post(`/trash/blog/${post._id}`)
    expect(await statuses()).toEqual([404, 404])
    await admin().post(`/trash/media/${second._id}`)
    expect(await statuses()).toEqual([404, 200])
  })

  it('visitors, up to the end of the last day of the job that links to it', async () => {
    const [today, yesterday] = [0, -1].map((days) => officeDay(Date.now() + days * DAY_MS))
    const statuses = [today, yesterday].map(async (validThrough) => {
      const document = await upload()
      const description = `<p><a href="${pathOf(document)}">Form</a></p>`
      expect((await admin().post('/career/', { title: 'T', description, validThrough })).status).toBe(201)
      return statusFor(visitor(), pathOf(document))
    })
    expect(await Promise.all(statuses)).toEqual([200, 404])
  })

  it('nobody, once it went to the trash with its entry; it comes back with that', async () => {
    const document = await upload()
    const service = await create('service', { documents: document._id })
    const path = pathOf(document)
    const [refused] = [await admin().remove(`/documents/${document._id}`)]
    expect([refused.status, message(refused)]).toEqual([
      409,
      expect.stringMatching(/^This document is used by Service/),
    ])
    await admin().remove(`/service/${service._id}`)
    expect([await statusFor(visitor(), path), await statusFor(admin(), path)]).toEqual([404, 404])
    expect((await admin().get(`/documents/${document._id}`)).status).toBe(404)
    await admin().post(`/trash/service/${service._id}`)
    expect(await statusFor(visitor(), path)).toBe(200)
  })

  it('whoever restores an entry gets what went to the trash with one, not what was withdrawn', async () => {
    const [withdrawn, shared] = [await upload(), await upload()]
    const first = await create('service', { documents: [withdrawn._id, shared._id].join(',') })
    const second = await create('service', { documents: [withdrawn._id, shared._id].join(',') })
    await admin().remove(`/service/${first._id}`)
    await admin().patch(`/service/${second._id}`, { documents: shared._id })
    expect((await admin().remove(`/documents/${withdrawn._id}`)).status).toBe(200)
    await admin().remove(`/service/${second._id}`)
    await admin().post(`/trash/service/${first._id}`)
    const statuses = [withdrawn, shared].map((document) => statusFor(visitor(), pathOf(document)))
    expect(await Promise.all(statuses)).toEqual([404, 200])
    await admin().post(`/trash/media/${withdrawn._id}`)
    expect(await statusFor(visitor(), pathOf(withdrawn))).toBe(200)
  })

  it('nobody, whatever is done with an entry that still names what was withdrawn', async () => {
    const document = await upload()
    const service = await create('service', { documents: document._id })
    await admin().remove(`/service/${service._id}`)
    await admin().post(`/trash/media/${document._id}`)
    expect((await admin().remove(`/documents/${document._id}`)).status).toBe(200)
    expect((await admin().post(`/trash/service/${service._id}`)).status).toBe(200)
    for (const change of [
      () => admin().patch(`/draft/service/${service._id}`, { title: 'Changed' }),
      () => admin().post(`/publish/service/${service._id}`),
      () => admin().patch(`/service/${service._id}`, { title: 'Changed again' }),
      () => admin().patch(`/services/${service._id}`, { title: 'On the panel', _status: 'published' }),
      () => admin().post(`/services/${service._id}/duplicate`, { _status: 'published' }),
      () => admin().post(`/unpublish/service/${service._id}`),
    ]) {
      expect((await change()).status).toBeLessThan(300)
      expect(await statusFor(visitor(), pathOf(document))).toBe(404)
      expect((await admin().get(`/documents/${document._id}`)).status).toBe(404)
    }
    expect((await admin().remove(`/trash/media/${document._id}`)).status).toBe(200)
    expect((await admin().post(`/publish/service/${service._id}`)).status).toBe(200)
    expect(entity(await visitor().get(`/service/${service.slug}`))).not.toHaveProperty('documents')
  })

  it('nobody, though a text names what was withdrawn in place of a picture: that is refused', async () => {
    const document = await upload()
    const link = `<p><a href="${pathOf(document)}">The form</a></p>`
    const post = await create('blog', { description: link })
    expect((await admin().remove(`/blog/${post._id}`)).status).toBe(200)
    expect((await admin().post(`/trash/media/${document._id}`)).status).toBeLessThan(500)
    expect((await admin().remove(`/documents/${document._id}`)).status).toBe(200)
    expect((await admin().post(`/trash/blog/${post._id}`)).status).toBe(200)
    const node = {
      type: 'upload',
      version: 3,
      format: '',
      relationTo: 'media',
      value: document._id,
      fields: { alt: '', caption: '' },
    }
    const root = { type: 'root', version: 1, format: '', indent: 0, direction: null, children: [node] }
    for (const _status of ['draft', 'published']) {
      const answer = await admin().post('/blogs?draft=true', { title: 'Shown', description: { root }, _status })
      expect([answer.status, answer.text]).toEqual([400, expect.stringContaining('Picture')])
    }
    expect(await statusFor(visitor(), pathOf(document))).toBe(404)
    expect((await admin().remove(`/trash/media/${document._id}`)).status).toBe(200)
  })

  it('nobody but the staff, once no entry offers it: it stays in the library', async () => {
    const document = await upload()
    const service = await create('service', { documents: document._id })
    await admin().patch(`/service/${service._id}`, { documents: '' })
    expect((await admin().get(`/documents/${document._id}`)).status).toBe(200)
    await admin().patch(`/draft/service/${service._id}`, { documents: document._id })
    await admin().patch(`/draft/service/${service._id}`, { documents: '' })
    expect(entity(await admin().get(`/documents/${document._id}`))['uses']).toEqual([])
  })

  it('nobody, once it was deleted: no entry offers it again, whatever is sent or restored', async () => {
    const document = await upload()
    const service = await create('service', { documents: document._id })
    const { body } = await admin().get(`/versions/service/${service._id}`)
    const version = Array.isArray(body) ? String(member(body[0], '_id')) : ''
    await admin().patch(`/service/${service._id}`, { documents: '' })
    expect((await admin().remove(`/documents/${document._id}`)).status).toBe(200)
    for (const answer of [
      await admin().post('/service/', { title: 'T', documents: [document._id] }),
      await admin().patch(`/draft/service/${service._id}`, { documents: document._id }),
      await admin().patch(`/services/${service._id}`, { documents: { first: document._id }, _status: 'published' }),
    ])
      expect([answer.status, answer.text]).toEqual([400, expect.stringContaining('Document does not exist')])
    const at = `/versions/service/${service._id}/${version}`
    expect((await admin().get(at)).body).not.toHaveProperty('documents')
    expect((await admin().post(at)).status).toBe(200)
    expect((await admin().post(`/publish/service/${service._id}`)).status).toBe(200)
    expect((await admin().post(`/services/versions/${version}`)).status).toBe(200)
    expect(entity(await visitor().get(`/service/${service.slug}`))).not.toHaveProperty('documents')
    expect((await admin().get(`/documents/${document._id}`)).status).toBe(404)
    await admin().post(`/trash/media/${document._id}`)
    expect(
      entity(await admin().post('/service/', { title: 'T', documents: [document._id] }))['documents'],
    ).toHaveLength(1)
  })

  it('a document that only a newer draft removes stays available to visitors', async () => {
    const document = await upload()
    const service = await create('service', { documents: document._id })
    await admin().patch(`/services/${service._id}?draft=true`, { documents: { first: null }, _status: 'draft' })
    expect(await statusFor(visitor(), pathOf(document))).toBe(200)
    await admin().patch(`/services/${service._id}`, { _status: 'published' })
    expect(await statusFor(visitor(), pathOf(document))).toBe(404)
    expect(entity(await visitor().get(`/service/${service.slug}`))).not.toHaveProperty('documents')
  })
})

it('a document is never accepted as a picture, nor a picture as a document', async () => {
  const document = await upload()
  const shown = entity(
    await admin().fetch('/api/library', { method: 'POST', body: formWith('image', await picture()) }),
  )
  const unknown = '0'.repeat(document._id.length)
  for (const id of [shown._id, unknown]) {
    const answer = await admin().post('/service/', { title: 'T', documents: [id] })
    expect([answer.status, answer.text]).toEqual([400, expect.stringContaining('Document does not exist')])
    expect((await admin().post('/services?draft=true', { documents: { first: id }, _status: 'draft' })).status).toBe(
      400,
    )
  }
  expect((await admin().post('/service/', { title: 'T', imageId: document._id })).status).toBe(400)
  expect((await admin().post('/services', { title: 'T', image: document._id, _status: 'published' })).status).toBe(400)
  for (const sent of [{ logo: document._id }, { seo: { image: document._id } }]) {
    const answer = await admin().patch('/settings', sent)
    expect([answer.status, answer.text]).toEqual([400, expect.stringContaining('Picture does not exist')])
  }
  expect((await admin().get(`/library/${document._id}`)).status).toBe(404)
  expect((await admin().get(`/documents/${shown._id}`)).status).toBe(404)
  const listed = [member((await admin().get('/library?limit=100')).body, 'pictures')].flat()
  expect(listed.map((one) => member(one, '_id'))).not.toContain(document._id)
  const replaced = async (id: string, file: Picture) =>
    (await admin().fetch(`/api/media/${id}`, { method: 'PATCH', body: formWith('file', file) })).status
  expect([await replaced(document._id, await picture()), await replaced(shown._id, pdf())]).toEqual([400, 400])
  const text = entity(
    await admin().post('/about/', { title: 'T', description: `<p>a</p><img data-picture="${document._id}" alt="b">` }),
  )
  expect(text['description']).not.toContain('<img')
  expect((await send(pdf(), admin(), 'document')).status).toBe(201)
  const imageAnswer = await admin().post('/about/', { title: 'T' }, { image: pdf() })
  expect([imageAnswer.status, message(imageAnswer)]).toEqual([415, 'Image must be JPEG, PNG, WebP, AVIF or GIF'])
})

/** The name under which a document's file is stored. */
const storedNameOf = async (id: string) => String(member((await admin().get(`/media/${id}?depth=0`)).body, 'filename'))

it('its file is replaced wherever it is offered, under the same path, and the old one goes', async () => {
  const document = await named({ en: 'Form of this year', ne: '' })
  const oldName = await storedNameOf(document._id)
  const service = await create('service', { documents: document._id })
  const stale = { 'if-match': String(document['revision']) }
  const file = pdf('3 0 obj\n(next year)\nendobj\n')
  const replace = (headers: Record<string, string>) =>
    admin().fetch(`/api/documents/${document._id}/file`, { method: 'PUT', body: formWith('document', file), headers })
  const changed = entity(await replace(stale))
  expect(changed).toMatchObject({ _id: document._id, title: { en: 'Form of this year' }, uses: [{ type: 'service' }] })
  expect((await replace(stale)).status).toBe(412)
  const [offered] = [entity(await visitor().get(`/service/${service.slug}`))['documents']].flat()
  expect([pathOf(offered), pathOf(changed)]).toEqual([pathOf(document), pathOf(document)])
  const newName = await storedNameOf(document._id)
  expect((await readStored(sharedStoring, newName)).equals(Buffer.from(file.bytes))).toBe(true)
  const download = await get(pathOf(document))
  expect(Buffer.from(await download.arrayBuffer()).equals(Buffer.from(file.bytes))).toBe(true)
  expect(download.headers.get('etag')).toBe(`"${newName}"`)
  expect((await get(pathOf(document), { 'if-none-match': `"${oldName}"` })).status).toBe(200)
  expect((await get(pathOf(document), { 'if-none-match': `"${newName}"` })).status).toBe(304)
  // By the name of the file, as earlier versions had it.
  expect(await statusFor(visitor(), `/media/${newName}`)).toBe(200)
  expect(await statusFor(visitor(), `/media/${oldName}`)).toBe(404)
  await expect.poll(async () => (await storedFiles(sharedStoring)).includes(oldName), { timeout: 10_000 }).toBe(false)
})

it('documents are called so on the audit trail', async () => {
  const { _id } = await named({ en: 'Checklist' })
  await admin().remove(`/documents/${_id}`)
  const lines = async () => {
    const docs = member((await admin().get(`/audit?where[documentId][equals]=${_id}&sort=at`)).body, 'docs')
    return Array.isArray(docs) ? docs.map((line: unknown) => [member(line, 'action'), member(line, 'kind')]) : []
  }
  await expect.poll(lines).toEqual([
    ['created', 'Document'],
    ['changed', 'Document'],
    ['deleted', 'Document'],
  ])
})

it('downloads are counted for the staff, and survive a stop', async () => {
  const { server, client } = await ownServerWithAdmin()
  const document = await upload(pdf(), client)
  const path = server.url + pathOf(document)
  await client.post('/service/', { title: 'With a form', documents: [document._id] })
  const download = (headers: Record<string, string> = {}, method = 'GET') => fetch(path, { method, headers })
  const size = Number(document['bytes'])
  const counts: Record<string, string>[] = [
    {},
    { range: `bytes=0-${size - 1}` },
    { 'user-agent': 'Mozilla/5.0 (Linux; Android 14)' },
  ]
  for (const headers of counts) expect([200, 206]).toContain((await download(headers)).status)
  const etag = (await download({}, 'HEAD')).headers.get('etag') ?? ''
  const others: Record<string, string>[] = [
    { range: 'bytes=100-' },
    { range: 'bytes=0-0' },
    { 'if-none-match': etag },
    { 'user-agent': 'Googlebot/2.1' },
    { cookie: client.cookie ?? '' },
  ]
  for (const headers of others) await download(headers)
  const counted = async (one: Client) => entity(await one.get(`/documents/${document._id}`))['downloads']
  expect(await counted(client)).toBe(3)
  const [listed] = [member((await client.get('/documents')).body, 'documents')].flat()
  expect(listed).toMatchObject({ _id: document._id, downloads: 3 })
  await download()
  await server.end('SIGTERM')
  const again = await server.restart()
  client.cookie ??= ''
  const stored = await fetch(`${again.url}/api/documents/${document._id}`, { headers: { cookie: client.cookie } })
  expect(await stored.json()).toMatchObject({ downloads: 4 })
}, 60_000)

it('services without documents have the contract’s shape alone', async () => {
  const service = await create('service', { title: 'Plain' })
  const found = entities(await visitor().get('/service/')).find(({ _id }) => _id === service._id)
  expect(found).not.toHaveProperty('documents')
})
