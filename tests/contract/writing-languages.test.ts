import { describe, expect, it } from 'vitest'

import { resources } from '#contract/index.ts'
import { localizedFields } from '#contract/fields/localized.ts'
import { languageNames, LANGUAGES } from '#contract/languages.ts'
import { DAY_MS } from '#contract/time.ts'
import type { Answer } from '../support/client.ts'
import { entities, fieldsNamed, member } from '../support/entities.ts'
import { admin, create, createDraft, visitor } from './support/context.ts'

const types = ['about', 'blog', 'service', 'career'] as const

/** The draft in a successful response. */
function writing({ status, body, text }: Answer, expected = 200) {
  if (status !== expected) throw new Error(`not ${expected} but ${status}: ${text.slice(0, 300)}`)
  const [id = '', state = '', revision = ''] = ['_id', 'state', 'revision'].map((name) => String(member(body, name)))
  return { id, state, entry: member(body, 'entry'), tag: { headers: { 'if-match': revision } } }
}

const rows = ({ body }: Answer): unknown[] => (Array.isArray(body) ? body : [])

describe.each(types)('%s', (path) => {
  const both = async (id: string) => [
    (await visitor().get(`/${path}/${path}-id/${id}`)).body,
    (await visitor().get(`/${path}/${path}-id/${id}?lang=ne`)).body,
  ]
  const state = async (id: string, lang: string) => writing(await admin().get(`/state/${path}/${id}?lang=${lang}`))
  const untranslated = async (id: string) =>
    rows(await admin().get(`/translations/${path}?lang=ne`)).find((row) => member(row, '_id') === id)

  it('is listed with its Nepali title while there is no English one', async () => {
    const made = writing(await admin().post(`/draft/${path}?lang=ne`, { title: 'मस्यौदा' }), 201)
    const other = async () =>
      member(
        rows(await admin().get(`/state/${path}`)).find((row) => member(row, '_id') === made.id),
        'otherTitle',
      )
    expect(await other()).toEqual({ language: 'ne', title: 'मस्यौदा' })
    const drafts = member(member((await admin().get('/dashboard')).body, 'drafts'), 'rows')
    expect(drafts).toContainEqual(
      expect.objectContaining({ _id: made.id, title: '', otherTitle: { language: 'ne', title: 'मस्यौदा' } }),
    )
    await admin().patch(`/draft/${path}/${made.id}`, { title: 'A draft' })
    expect(await other()).toBeUndefined()
  })

  it('is translated in drafts that visitors do not see, and published in all languages by either', async () => {
    const made = await create(path, { title: 'In English', description: '<p>English</p>' })
    const fellBack = localizedFields(resources[path])
    expect(await untranslated(made._id)).toEqual({
      _id: made._id,
      state: 'none',
      fellBack: fellBack.filter((name) => member(made, name) !== ''),
    })
    const before = await both(made._id)
    const draft = { title: 'मस्यौदा', description: '<p>नेपाली</p>' }
    for (const query of ['', '&autosave=true', '&autosave=true']) {
      const saved = writing(await admin().patch(`/draft/${path}/${made._id}?lang=ne${query}`, draft))
      expect([saved.state, saved.entry]).toEqual(['changed', expect.objectContaining(draft)])
    }
    expect(await both(made._id)).toEqual(before)
    expect((await state(made._id, 'en')).entry).toEqual(made)
    await admin().post(`/publish/${path}/${made._id}`, { title: 'Changed in English' })
    expect(await both(made._id)).toEqual([{ ...made, title: 'Changed in English' }, expect.objectContaining(draft)])
    expect(await untranslated(made._id)).toEqual(
      path === 'career' && made['salary'] !== ''
        ? { _id: made._id, state: 'partly', fellBack: ['salary', 'place'] }
        : undefined,
    )
    const published = writing(await admin().post(`/publish/${path}/${made._id}?lang=ne`, { title: '' }))
    expect([published.state, member(published.entry, 'title')]).toEqual(['published', 'Changed in English'])
    expect(await both(made._id)).toEqual([
      { ...made, title: 'Changed in English' },
      expect.objectContaining({ title: 'Changed in English', description: draft.description }),
    ])
    expect(await untranslated(made._id)).toMatchObject({ state: 'partly' })
  })

  it('has a revision in each language: who writes in one is not in the way of who writes in the other', async () => {
    const made = await create(path, { title: 'In English' })
    const [english, nepali] = [await state(made._id, 'en'), await state(made._id, 'ne')]
    // The first change in either language creates a draft of the published entry.
    const saved = writing(await admin().patch(`/draft/${path}/${made._id}?lang=ne`, { title: 'एक' }, nepali.tag))
    expect(saved.state).toBe('changed')
    const next = writing(await admin().patch(`/draft/${path}/${made._id}`, { title: 'One' }, english.tag))
    const late = { title: 'दुई' }
    for (const verb of ['publish', 'unpublish'])
      expect((await admin().post(`/${verb}/${path}/${made._id}?lang=ne`, late, nepali.tag)).status).toBe(412)
    expect((await admin().patch(`/draft/${path}/${made._id}?lang=ne`, late, nepali.tag)).status).toBe(412)
    expect((await admin().patch(`/draft/${path}/${made._id}?lang=ne`, late, saved.tag)).status).toBe(200)
    expect((await admin().patch(`/draft/${path}/${made._id}`, { title: 'Two' }, english.tag)).status).toBe(412)
    expect(writing(await admin().post(`/publish/${path}/${made._id}`, {}, next.tag)).state).toBe('published')
    expect(await both(made._id)).toMatchObject([{ title: 'One' }, { title: 'दुई' }])
    // Unpublishing, in any language, changes the English revision.
    const open = await state(made._id, 'en')
    writing(await admin().post(`/unpublish/${path}/${made._id}?lang=ne`))
    expect((await admin().patch(`/draft/${path}/${made._id}`, { title: 'Three' }, open.tag)).status).toBe(412)
  })

  it('goes back, in all languages, to an earlier version or to what is published', async () => {
    const made = await create(path, { title: 'First' })
    await admin().patch(`/${path}/${made._id}?lang=ne`, { title: 'पहिलो' })
    const [first] = rows(await admin().get(`/versions/${path}/${made._id}?lang=ne`))
    expect(member(first, 'title')).toBe('पहिलो')
    await admin().patch(`/draft/${path}/${made._id}`, { title: 'Second' })
    await admin().patch(`/draft/${path}/${made._id}?lang=ne`, { title: 'दोस्रो' })
    const at = `/versions/${path}/${made._id}/${String(member(first, '_id'))}`
    expect([(await admin().get(at)).body, (await admin().get(`${at}?lang=ne`)).body]).toMatchObject([
      { title: 'First' },
      { title: 'पहिलो' },
    ])
    for (const lang of ['ne', 'en']) {
      expect(writing(await admin().post(`${at}?lang=${lang}`)).entry).toMatchObject({
        title: lang === 'ne' ? 'पहिलो' : 'First',
      })
      expect((await state(made._id, 'en')).entry).toMatchObject({ title: 'First' })
      expect((await state(made._id, 'ne')).entry).toMatchObject({ title: 'पहिलो' })
      await admin().patch(`/draft/${path}/${made._id}?lang=ne`, { title: 'तेस्रो' })
    }
    await admin().patch(`/${path}/${made._id}`, {})
    expect(await state(made._id, 'ne')).toMatchObject({ state: 'published', entry: { title: 'पहिलो' } })
  })

  it('is begun in Nepali, once under one key in each language, and published only with English', async () => {
    const headers = { 'idempotency-key': `ne-${path}-${Date.now()}` }
    const begin = (query: string) => admin().post(`/draft/${path}${query}`, { title: 'सुरु' }, { headers })
    const { id } = writing(await begin('?lang=ne'), 201)
    expect(writing(await begin('?lang=ne'), 201).id).toBe(id)
    expect((await begin('')).status).toBe(409)
    const english = await state(id, 'en')
    expect(english.entry).toMatchObject({ title: '' })
    expect(await untranslated(id)).toBeUndefined()
    const blank = await admin().post(`/publish/${path}/${id}`, { title: '' })
    expect([blank.status, fieldsNamed(blank)]).toEqual([400, ['title']])
    // A title in Nepali makes no slug, so that nothing of the English entry has changed.
    writing(await admin().patch(`/draft/${path}/${id}?lang=ne`, { title: 'सुरु भयो' }))
    const begun = { title: 'Begun', description: '<p>Begun</p>' }
    const { entry } = writing(await admin().patch(`/draft/${path}/${id}`, begun, english.tag))
    expect(member(entry, 'slug') ?? 'begun').toMatch(/^begun/)
    expect(await untranslated(id)).toEqual({ _id: id, state: 'partly', fellBack: ['description'] })
    writing(await admin().patch(`/draft/${path}/${id}?lang=ne`, { description: '<p>सुरु</p>' }))
    expect(await untranslated(id)).toBeUndefined()
    writing(await admin().post(`/publish/${path}/${id}`))
    expect(await both(id)).toMatchObject([{ title: 'Begun' }, { title: 'सुरु भयो' }])
  })

  it('is checked by the limits in Nepali, too', async () => {
    const made = await create(path)
    for (const call of [
      await admin().patch(`/draft/${path}/${made._id}?lang=ne`, { title: 'क'.repeat(201) }),
      await admin().post(`/publish/${path}/${made._id}?lang=ne`, { title: 'क'.repeat(201) }),
      await admin().post(`/draft/${path}?lang=ne`, { title: 'क'.repeat(201) }),
    ])
      expect([call.status, fieldsNamed(call)]).toEqual([400, ['title']])
  })
})

const linked = (url: string) => {
  const link = { type: 'link', fields: { url }, children: [{ type: 'text', text: 'a', format: 0 }] }
  return { root: { type: 'root', children: [{ type: 'paragraph', children: [link] }] } }
}

/** Every way to publish an entry, or to plan that, whose newest texts are a draft. */
const publications: readonly [way: string, publish: (id: string, lang: string) => Promise<Answer>][] = [
  ['the staff’s route', (id, lang) => admin().post(`/publish/blog/${id}?lang=${lang}`, { title: 'Again' })],
  ['a time that is set', (id, lang) => admin().send('PUT', `/schedule/blog/${id}?lang=${lang}`, { at: tomorrow() })],
  ['Payload’s call', (id, locale) => admin().patch(`/blogs/${id}?locale=${locale}`, { _status: 'published' })],
  [
    'its call for many',
    (id, locale) =>
      admin().patch(`/blogs?draft=true&where[id][equals]=${id}&locale=${locale}`, { _status: 'published' }),
  ],
  [
    'restoring it from the trash',
    async (id, locale) => {
      await admin().remove(`/blog/${id}`)
      return admin().patch(`/blogs/${id}?trash=true&locale=${locale}`, { deletedAt: null, _status: 'published' })
    },
  ],
]

const tomorrow = () => new Date(Date.now() + DAY_MS).toISOString()

const cases = publications.flatMap(([way, publish]) =>
  LANGUAGES.flatMap((written) => LANGUAGES.map((invalid) => ({ way, publish, written, invalid }))),
)

it.each(cases)(
  'a text in $invalid that is not to be published is not by $way in $written',
  async ({ publish, written, invalid }) => {
    for (const wasPublished of [true, false]) {
      const path = `/blogs/${await createDraft('blogs', { title: 'Two languages' })}`
      const id = path.slice('/blogs/'.length)
      if (wasPublished) writing(await admin().post(`/publish/blog/${id}`))
      const bad = { description: linked('javascript:alert(1)'), _status: 'draft' }
      expect((await admin().patch(`${path}?draft=true&locale=${invalid}`, bad)).status).toBe(200)
      const refused = await publish(id, written)
      // Payload’s call for many names the fields alone.
      const problem = /(A link leads to “javascript:|field is invalid: .*Description)/
      expect([refused.status, refused.text]).toEqual([400, expect.stringMatching(problem)])
      expect(/In (.+?): (?:A link|Description)/.exec(refused.text)?.[1]).toBe(
        written === invalid ? undefined : languageNames[invalid],
      )
      expect((await visitor().get(`/blog/blog-id/${id}?lang=${invalid}`)).text).not.toContain('javascript:')
    }
  },
)

it.each(LANGUAGES)(
  'texts in both languages that are not to be published are said at once, the written one in %s first',
  async (written) => {
    const path = `/blogs/${await createDraft('blogs', { title: 'Two languages' })}`
    const bad = { description: linked('javascript:alert(1)'), _status: 'draft' }
    for (const locale of LANGUAGES) await admin().patch(`${path}?draft=true&locale=${locale}`, bad)
    const refused = await admin().post(`/publish/blog/${path.slice('/blogs/'.length)}?lang=${written}`, {})
    const elsewhere = new RegExp(`^In ${written === 'en' ? languageNames.ne : languageNames.en}: A link leads to`)
    expect(refused.status).toBe(400)
    expect(member(refused.body, 'errors')).toEqual(
      [/^A link leads to/, elsewhere].map((says) => ({ field: 'description', message: expect.stringMatching(says) })),
    )
  },
)

it('search texts are a language’s own, and emptied apart', async () => {
  const made = await create('blog', { title: 'With search texts' })
  await admin().patch(`/draft/blog/${made._id}`, { seoTitle: 'Searched' })
  const saved = writing(await admin().patch(`/draft/blog/${made._id}?lang=ne`, { seoTitle: 'खोज' }))
  expect(member(saved.entry, 'seo')).toMatchObject({ title: 'खोज' })
  await admin().patch(`/draft/blog/${made._id}?lang=ne`, { seoTitle: '' })
  expect(member(writing(await admin().get(`/state/blog/${made._id}`)).entry, 'seo')).toEqual({ title: 'Searched' })
})

it('what is not translated is listed for staff, of types without drafts too, and nothing of it in English', async () => {
  const made = await create('team', { name: 'Sarita', post: 'Partner', areas: '', languages: '' })
  const list = async () =>
    rows(await admin().get('/translations/team?lang=ne')).filter((row) => member(row, '_id') === made._id)
  expect(await list()).toEqual([{ _id: made._id, state: 'none', fellBack: ['name', 'post'] }])
  await admin().patch(`/team/${made._id}?lang=ne`, { name: 'सरिता' })
  expect(await list()).toEqual([{ _id: made._id, state: 'partly', fellBack: ['post'] }])
  await admin().patch(`/team/${made._id}?lang=ne`, { post: 'साझेदार' })
  expect(await list()).toEqual([])
  expect(rows(await admin().get('/translations/team'))).toEqual([])
  expect((await visitor().get('/translations/team?lang=ne')).status).toBe(401)
  expect(entities(await admin().get('/team')).length).toBeGreaterThan(0)
})

it('the texts of one line that entries have in a language itself are listed for staff, drafts too', async () => {
  const made = await create('team', { name: 'Sarita', post: 'Partner', areas: '', languages: '' })
  const textsIn = async (type: string, lang: string, id: string) =>
    rows(await admin().get(`/texts/${type}?lang=${lang}`)).find((row) => member(row, '_id') === id)
  expect(await textsIn('team', 'en', made._id)).toEqual({ _id: made._id, texts: { name: 'Sarita', post: 'Partner' } })
  expect(await textsIn('team', 'ne', made._id)).toBeUndefined()
  await admin().patch(`/team/${made._id}?lang=ne`, { name: 'सरिता' })
  expect(await textsIn('team', 'ne', made._id)).toEqual({ _id: made._id, texts: { name: 'सरिता' } })
  const draft = writing(await admin().post('/draft/blog?lang=ne', { title: 'मस्यौदा', description: '<p>कर</p>' }), 201)
  expect(await textsIn('blog', 'ne', draft.id)).toEqual({ _id: draft.id, texts: { title: 'मस्यौदा' } })
  expect(await textsIn('blog', 'en', draft.id)).toBeUndefined()
  expect((await visitor().get('/texts/team?lang=ne')).status).toBe(401)
})
