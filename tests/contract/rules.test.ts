import { describe, expect, it } from 'vitest'

import { entities, entity, fieldsNamed, message } from '../support/entities.ts'
import { picture } from '../support/pictures.ts'
import { admin, create, visitor } from './support/context.ts'

const long = (count: number): string => 'अ'.repeat(count)
/** Characters of two UTF-16 units and four bytes each, so that a limit counted in those would be noticed. */
const wide = (count: number): string => '😀'.repeat(count)

const faq = { title: 'A question', description: 'An answer' }
const team = { name: 'A person', post: 'Auditor' }
const inquiry = { name: 'N', email: 'n@example.com', phone: '1', message: 'M' }

describe('a create that breaks a rule answers 400, names the field and stores nothing', () => {
  it.each([
    ['/about', {}, 'title', 'Title is required'],
    ['/about', { title: '   ' }, 'title', 'Title is required'],
    ['/blog', { description: '<p>x</p>' }, 'title', 'Title is required'],
    ['/service', { title: '' }, 'title', 'Title is required'],
    ['/career', { title: '\t\n' }, 'title', 'Title is required'],
    ['/faq', { ...faq, title: ' ' }, 'title', 'Title is required'],
    ['/faq', { title: 'A question' }, 'description', 'Description is required'],
    ['/faq', { ...faq, description: ' \n ' }, 'description', 'Description is required'],
    ['/team', { ...team, name: '' }, 'name', 'Name is required'],
    ['/team', { name: 'A person' }, 'post', 'Post is required'],
    ['/about', { title: long(201) }, 'title', 'Title must be at most 200 characters'],
    ['/blog', { title: wide(201) }, 'title', 'Title must be at most 200 characters'],
    ['/team', { ...team, name: long(101) }, 'name', 'Name must be at most 100 characters'],
    ['/team', { ...team, post: long(101) }, 'post', 'Post must be at most 100 characters'],
    ['/career', { title: 'A job', salary: long(101) }, 'salary', 'Salary must be at most 100 characters'],
    [
      '/blog',
      { title: 'T', description: 'a'.repeat(100_001) },
      'description',
      'Description must be at most 100,000 characters',
    ],
    ['/faq', { ...faq, description: wide(100_001) }, 'description', 'Description must be at most 100,000 characters'],
    ['/contactus', { ...inquiry, name: '' }, 'name', 'Name is required'],
    ['/contactus', { ...inquiry, phone: ' ' }, 'phone', 'Phone is required'],
    ['/contactus', { ...inquiry, message: '\n' }, 'message', 'Message is required'],
    ['/contactus', { ...inquiry, email: '' }, 'email', 'Email is required'],
    ['/contactus', { ...inquiry, email: 'not an address' }, 'email', 'Email is not valid'],
    ['/contactus', { ...inquiry, email: 'a@b\r\nBcc: c@d.test' }, 'email', 'Email is not valid'],
    ['/contactus', { ...inquiry, name: long(101) }, 'name', 'Name must be at most 100 characters'],
    ['/contactus', { ...inquiry, phone: long(41) }, 'phone', 'Phone must be at most 40 characters'],
    ['/contactus', { ...inquiry, message: long(5001) }, 'message', 'Message must be at most 5,000 characters'],
  ])('POST %s %#', async (path, fields, field, text) => {
    const before = entities(await admin().get(path)).length
    const answer = await admin().post(path, fields)
    expect(answer.status).toBe(400)
    expect(message(answer)).toBe(text)
    expect(fieldsNamed(answer)).toContain(field)
    expect(entities(await admin().get(path))).toHaveLength(before)
  })
})

describe('values at their limit are stored as they came', () => {
  it.each([
    ['/about', { title: wide(200) }],
    ['/team', { name: wide(100), post: long(100) }],
    ['/career', { title: long(200), salary: wide(100) }],
    ['/faq', { title: wide(200), description: wide(100_000) }],
    ['/contactus', { name: wide(100), email: 'n@example.com', phone: wide(40), message: wide(5000) }],
    ['/blog', { title: 'T', description: `<p>${'अ'.repeat(99_993)}</p>` }],
  ])('POST %s %#', async (path, fields) => {
    const answer = await admin().post(path, fields)
    expect(answer.status).toBe(201)
    expect(entity(answer)).toMatchObject(fields)
  })
})

it('one-line fields are trimmed, texts of several lines are not', async () => {
  expect(await create('team', { name: '  A person\n', post: '\tAuditor ' })).toMatchObject({
    name: 'A person',
    post: 'Auditor',
  })
  expect(await create('faq', { description: ' one\n  two ' })).toMatchObject({ description: ' one\n  two ' })
  expect(await create('inquiry', { email: ' n@example.com ' })).toMatchObject({ email: 'n@example.com' })
})

it('a line break is one character, however a form sends it', async () => {
  const text = `${'x\r\n'.repeat(2499)}x`
  const answer = await admin().post('/contactus', { ...inquiry, message: `${text}\r\n` }, { as: 'form' })
  expect([answer.status, entity(answer)['message']]).toEqual([201, `${text}\n`.replaceAll('\r\n', '\n')])
})

it('X11: a text with a character that the database would cut or replace is refused', async () => {
  for (const name of ['a\u0000b', 'a\ud800b']) {
    const answer = await admin().post('/team/', { name, post: 'Auditor' })
    expect([answer.status, fieldsNamed(answer)]).toEqual([400, ['name']])
  }
})

describe('an update', () => {
  it.each([
    ['about', { title: ' ' }, 'Title is required'],
    ['team', { name: '' }, 'Name is required'],
    ['team', { post: ' ' }, 'Post is required'],
    ['career', { title: '' }, 'Title is required'],
    ['service', { title: long(201) }, 'Title must be at most 200 characters'],
  ] as const)('of %s with %o is refused and changes nothing', async (name, fields, text) => {
    const made = await create(name)
    const answer = await admin().patch(`/${name}/${made._id}`, { ...fields })
    expect([answer.status, message(answer)]).toEqual([400, text])
    expect(entities(await visitor().get(`/${name}`))).toContainEqual(made)
  })

  it('with a blank salary or description empties it', async () => {
    const made = await create('career', { salary: 'Rs 40,000' })
    const answer = await admin().patch(`/career/${made._id}`, { salary: '', description: '' })
    expect([answer.status, answer.body]).toEqual([200, { ...made, salary: '', description: '' }])
  })

  it('K5: and a delete at once leave it deleted', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { _id } = await create('about')
      const [changed, removed] = await Promise.all([
        admin().patch(`/about/${_id}`, { title: 'Late' }),
        admin().remove(`/about/${_id}`),
      ])
      expect([200, 404]).toContain(changed.status)
      expect(removed.status).toBe(200)
      expect((await visitor().get(`/about/about-id/${_id}`)).status).toBe(404)
    }
  })

  it('K3: of another field at the same time is not lost, from the panel either', async () => {
    const { _id } = await create('career')
    const answers = await Promise.all([
      admin().patch(`/career/${_id}`, { title: 'New title' }),
      admin().patch(`/career/${_id}`, { salary: 'New salary' }),
      admin().patch(`/career/${_id}`, { description: '<p>New</p>' }),
      admin().patch(`/careers/${_id}`, { meta: { title: 'New words for search engines' } }),
    ])
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    const now = await visitor().get(`/career/career-id/${_id}`)
    expect(now.body).toMatchObject({ title: 'New title', salary: 'New salary', description: '<p>New</p>' })
    expect((await admin().get(`/careers/${_id}`)).body).toMatchObject({
      meta: { title: 'New words for search engines' },
    })
  })
})

it('X11: marks of direction and of byte order are kept where they stand', async () => {
  const text = 'RTL \u202e and a bom \ufeff inside'
  expect(await create('blog', { title: text, description: `<p>${text}</p>` })).toMatchObject({
    title: text,
    description: `<p>${text}</p>`,
  })
})

it('K6: of ten deletes of one entry at once, one succeeds, and its picture goes', async () => {
  const { _id, image } = await create('team', {}, { image: await picture() })
  const answers = await Promise.all(Array.from({ length: 10 }, () => admin().remove(`/team/${_id}`)))
  expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array.from({ length: 9 }, () => 404)])
  expect((await visitor().fetch(image?.filePath ?? '')).status).toBe(404)
})

it('K2: two equal creates make two entries', async () => {
  const [first, second] = [await create('faq', faq), await create('faq', faq)]
  expect(first._id).not.toBe(second._id)
})

it.each(['_id', 'id', 'createdAt', 'updatedAt', 'slug', '_status', '_order', 'image', '$set', 'title.x', '__proto__'])(
  'I5, S13: what a client says about %s is ignored',
  async (name) => {
    const made = await create('blog', { title: `Unknown ${name}`, [name]: '1999-01-01T00:00:00.000Z' })
    expect(JSON.stringify(made)).not.toContain('1999')
    expect(made.image).toBeNull()
    expect((await visitor().get(`/blog/${made.slug}`)).body).toEqual(made)
  },
)

it('I5: database operators in a body have no effect', async () => {
  const operators = {
    $set: { title: 'Changed', slug: 'changed' },
    $inc: { _order: 1 },
    $push: { title: 'Changed', description: 'Changed' },
    $unset: { title: 1 },
  }
  const dotted = { 'title.x': 'Changed', 'description.root': 'Changed' }
  const made = entity(
    await admin().post('/blog', { title: 'Kept', description: '<p>Kept</p>', ...operators, ...dotted }),
  )
  expect(made).toMatchObject({ title: 'Kept', description: '<p>Kept</p>' })
  expect((await admin().patch(`/blog/${made._id}`, { ...operators, ...dotted })).body).toEqual(made)
  for (const [operator, value] of Object.entries(operators))
    expect((await admin().patch(`/blog/${made._id}`, { title: { [operator]: value } })).status).toBe(400)
  expect((await admin().patch(`/blogs/${made._id}`, { ...operators, _status: 'published' })).status).toBe(200)
  expect((await visitor().get(`/blog/${made.slug}`)).body).toEqual(made)
})

it.each(['about', 'blog', 'service', 'career'] as const)(
  'X1: whatever markup comes as the description of an entry in %s, what comes back is harmless',
  async (name) => {
    const description =
      '<p onclick="y()">a<script>alert(1)</script><img src=x onerror=alert(1)><a href="javascript:x()">b</a></p>'
    expect((await create(name, { description }))['description']).toBe('<p>ab</p>')
    const made = await create(name)
    const changed = entity(await admin().patch(`/${name}/${made._id}`, { description }))
    expect(changed['description']).toBe('<p>ab</p>')
  },
)

it('X9: a description comes back as safe HTML, and writing what was read gives the same again', async () => {
  const html =
    '<h2>A</h2><p>b <strong>c</strong><script>alert(1)</script><a href="javascript:x()" onclick="y()">d</a></p><iframe src="/"></iframe>'
  const made = await create('service', { description: html })
  expect(made['description']).toContain('<h2>A</h2>')
  expect(made['description']).toContain('d')
  expect(made['description']).not.toMatch(/script|iframe|onclick|alert/)
  const again = await admin().patch(`/service/${made._id}`, { description: String(made['description']) })
  expect(again.body).toEqual(made)
})

it('a faq keeps what looks like tags as the text it is', async () => {
  expect(await create('faq', { description: 'Is <b> & <script> text?' })).toMatchObject({
    description: 'Is <b> & <script> text?',
  })
})
