import { describe, expect, it } from 'vitest'

import { collectionSlug } from '#contract/collection-slug.ts'
import { type ResourceName, resourceNames, resources } from '#contract/index.ts'
import { localizedFields } from '#contract/fields/localized.ts'
import { callsOf } from '#contract/calls-of-type.ts'
import { type AnyEntity, type Resource, titleField } from '#contract/resource.ts'
import { type Answer, Client } from '../support/client.ts'
import { entities, entity, member, message, nativeSample, sample } from '../support/entities.ts'
import { picture } from '../support/pictures.ts'
import { admin, create, createDraft, ownServer, ownServerWithAdmin, visitor } from './support/context.ts'

const named: readonly (readonly [ResourceName, Resource])[] = resourceNames.map((name) => [name, resources[name]])
const localized = named.filter(([, type]) => localizedFields(type).length > 0)
const paged = localized.filter(([, type]) => type.page)
const drafted = paged.filter(([, type]) => type.drafts)
const updatable = localized.filter(([, type]) => type.update)

/** Nepali for every localized field of a type. */
const nepali = (type: Resource, text = 'कर') =>
  Object.fromEntries(
    localizedFields(type).map((name) => [
      name,
      type.fields[name]?.kind === 'html' ? `<p>${text} ${name}</p>` : `${text} ${name}`,
    ]),
  )

const richText = {
  root: { type: 'root', children: [{ type: 'paragraph', children: [{ type: 'text', text: 'Some text' }] }] },
}

/** Values for a type's required fields except one, as Payload's own forms send them. */
const requiredBeside = (type: Resource, but: string) =>
  Object.fromEntries(
    Object.entries(nativeSample(type))
      .filter(([name]) => name !== but && type.fields[name]?.required === true)
      .map(([name, value]) => [name, type.fields[name]?.kind === 'html' ? richText : value]),
  )

/** The paths that return a type's entries, the list first. */
function pathsOf(type: Resource, { _id, slug }: AnyEntity): string[] {
  return callsOf(type)
    .filter(({ methods, action }) => methods.includes('GET') && action !== 'create')
    .map(({ path }) => path.replace(':id', _id).replace(':slug', slug ?? ''))
}

/** The entry in a response, which is the entry itself or a list. */
const found = ({ body }: Answer, id: string): unknown =>
  Array.isArray(body) ? body.find((one) => member(one, '_id') === id) : body

describe.each(updatable)('%s', (name, type) => {
  it('answers on every path in either language, and what fell back', async () => {
    const made = await create(name)
    const names = localizedFields(type)
    const [first = '', ...others] = names
    for (const path of pathsOf(type, made)) {
      const before = await visitor().get(path)
      const inNepali = await visitor().get(`${path}?lang=ne`)
      expect(found(inNepali, made._id), path).toEqual({ ...made, fellBack: names })
      expect([inNepali.headers.get('content-language'), before.headers.get('content-language')]).toEqual(['ne', null])
      expect((await visitor().get(`${path}?lang=en`)).text).toBe(before.text)
    }
    const translated = nepali(type)
    const changed = await admin().patch(`/${type.path}/${made._id}?lang=ne`, { [first]: translated[first] })
    expect(changed.body).toEqual({ ...made, [first]: translated[first], fellBack: others })
    expect(changed.headers.get('content-language')).toBe('ne')
    for (const path of pathsOf(type, made)) {
      expect(found(await visitor().get(path), made._id), path).toEqual(made)
      expect(found(await visitor().get(`${path}?lang=ne`), made._id), path).toEqual(changed.body)
    }
    await admin().patch(`/${type.path}/${made._id}?lang=ne`, translated)
    const whole = { ...made, ...translated, fellBack: [] }
    expect(found(await visitor().get(`/${type.path}?lang=ne`), made._id)).toEqual(whole)
    // A blank translation falls back to English, also where English must not be blank.
    const blank = await admin().patch(`/${type.path}/${made._id}?lang=ne`, { [first]: ' ' })
    expect(blank.body).toEqual({ ...whole, [first]: made[first], fellBack: [first] })
    expect((await admin().patch(`/${type.path}/${made._id}?lang=en`, { [first]: ' ' })).status).toBe(400)
    // Changing English keeps the translation.
    const english = await admin().patch(`/${type.path}/${made._id}`, { [first]: 'Changed' })
    expect(english.body).toEqual({ ...made, [first]: 'Changed' })
    expect(found(await visitor().get(`/${type.path}?lang=ne`), made._id)).toMatchObject({
      [first]: 'Changed',
      fellBack: [first],
      ...Object.fromEntries(others.map((other) => [other, translated[other]])),
    })
    expect((await admin().remove(`/${type.path}/${made._id}?lang=ne`)).body).toMatchObject({ fellBack: [first] })
  })

  it('has a tag for each language, which If-Match holds against', async () => {
    const made = await create(name)
    const path = pathsOf(type, made).find((one) => one.endsWith(made._id)) ?? ''
    const tags = async () => [
      (await visitor().get(path)).headers.get('etag') ?? '',
      (await visitor().get(`${path}?lang=ne`)).headers.get('etag') ?? '',
    ]
    const [english = '', inNepali = ''] = await tags()
    expect(inNepali).not.toBe(english)
    expect((await visitor().get(`${path}?lang=ne`, { 'if-none-match': english })).status).toBe(200)
    expect((await visitor().get(`${path}?lang=ne`, { 'if-none-match': inNepali })).status).toBe(304)
    const write = (tag: string) =>
      admin().patch(`/${type.path}/${made._id}?lang=ne`, nepali(type), { headers: { 'if-match': tag } })
    expect((await write(english)).status).toBe(412)
    expect((await write(inNepali)).status).toBe(200)
    expect((await write(inNepali)).status).toBe(412)
    const [after, inNepaliAfter] = await tags()
    expect([after, inNepaliAfter === inNepali]).toEqual([english, false])
  })
})

describe.each(localized)('%s', (_name, type) => {
  it('made in Nepali alone is whole in English, too', async () => {
    const answer = await admin().post(`/${type.path}?lang=ne`, { ...sample(type), ...nepali(type) })
    const made = entity(answer)
    expect(made).toMatchObject({ ...nepali(type), fellBack: [] })
    const { fellBack: _fellBack, ...english } = made
    expect(found(await visitor().get(`/${type.path}`), made._id)).toEqual(english)
    const missing = await admin().post(`/${type.path}?lang=ne`, { ...sample(type), [titleField(type)]: '' })
    expect([missing.status, message(missing)]).toEqual([400, expect.stringMatching(/ is required$/)])
    await admin().remove(`/${type.path}/${made._id}`)
  })
})

it.each(named)('%s takes en and ne alone, once, and ignores Payload’s own parameter', async (name, type) => {
  const made = name === 'inquiry' ? entity(await visitor().post('/contactus', sample(type))) : await create(name)
  for (const query of ['lang=', 'lang=fr', 'lang=NE', 'lang=ne&lang=ne', 'lang[]=ne', 'lang=all']) {
    const answer = await admin().get(`/${type.path}?${query}`)
    expect([answer.status, message(answer)], query).toEqual([400, expect.stringMatching(/^lang must be /)])
  }
  if (!type.update) return
  await admin().patch(`/${type.path}/${made._id}?locale=ne`, { [titleField(type)]: 'In English' })
  expect(found(await visitor().get(`/${type.path}?locale=ne`), made._id)).toEqual({
    ...made,
    [titleField(type)]: 'In English',
  })
})

describe.each(paged)('%s', (name, type) => {
  it('has one slug in both languages, and redirects old ones in both', async () => {
    const made = await create(name, { title: 'Filing a return' })
    expect(found(await admin().patch(`/${type.path}/${made._id}?lang=ne`, { title: 'कर विवरण' }), '')).toMatchObject({
      slug: made.slug,
    })
    const collection = collectionSlug(type)
    const slug = `moved-${made._id.slice(-6)}`
    await admin().patch(`/${collection}/${made._id}`, { slug })
    const moved = await visitor().get(`/${type.path}/${made.slug}?lang=ne`)
    const fellBack = localizedFields(type).filter((field) => field !== 'title' && made[field] !== '')
    expect(moved.body).toMatchObject({ slug, title: 'कर विवरण', fellBack })
    const inNepali = entity(await admin().post(`/${type.path}?lang=ne`, sample(type, { title: 'आयकर' })))
    expect(inNepali.slug).toMatch(/^ayakar/)
  })
})

describe.each(drafted)('%s', (name, type) => {
  it('keeps drafts and versions in both languages', async () => {
    const collection = collectionSlug(type)
    const path = (id: string) => `/${type.path}/${type.path}-id/${id}`
    const made = await create(name, { title: 'First' })
    await admin().patch(`/${type.path}/${made._id}?lang=ne`, { title: 'पहिलो' })
    const draft = { title: 'मस्यौदा', _status: 'draft' }
    await admin().patch(`/${collection}/${made._id}?draft=true&autosave=true&locale=ne`, draft)
    expect((await visitor().get(`${path(made._id)}?lang=ne`)).body).toMatchObject({ title: 'पहिलो' })
    expect((await admin().get(`/preview/${type.path}/${made._id}?lang=ne`)).body).toMatchObject({ title: 'मस्यौदा' })
    expect((await admin().get(`/preview/${type.path}/${made._id}`)).body).toMatchObject({ title: 'First' })
    // A call in one language does not publish the draft of the other one.
    await admin().patch(`/${type.path}/${made._id}`, { title: 'Second' })
    expect((await visitor().get(`${path(made._id)}?lang=ne`)).body).toMatchObject({ title: 'पहिलो' })
    await admin().patch(`/${collection}/${made._id}?locale=ne`, { title: 'दोस्रो', _status: 'published' })
    expect((await visitor().get(path(made._id))).body).toMatchObject({ title: 'Second' })
    expect((await visitor().get(`${path(made._id)}?lang=ne`)).body).toMatchObject({ title: 'दोस्रो' })
    const versions = await admin().get(
      `/${collection}/versions?where[parent][equals]=${made._id}&sort=updatedAt&limit=25`,
    )
    const [, second] = [member(versions.body, 'docs')].flat()
    expect((await admin().post(`/${collection}/versions/${String(member(second, 'id'))}`)).status).toBe(200)
    expect((await visitor().get(path(made._id))).body).toMatchObject({ title: 'First' })
    expect((await visitor().get(`${path(made._id)}?lang=ne`)).body).toMatchObject({ title: 'पहिलो' })
    expect(entities(await visitor().get(`/${type.path}?q=${encodeURIComponent('पहिलो')}`))).toContainEqual(
      expect.objectContaining({ _id: made._id }),
    )
  })

  it('published in Nepali on the panel alone is whole in English; without a title in any language it is refused', async () => {
    const collection = collectionSlug(type)
    const id = await createDraft(collection, requiredBeside(type, 'title'))
    const publish = (fields: object) =>
      admin().patch(`/${collection}/${id}?locale=ne`, { ...fields, _status: 'published' })
    expect((await publish({})).status).toBe(400)
    expect((await publish({ title: 'नेपालीमा मात्र' })).status).toBe(200)
    expect((await visitor().get(`/${type.path}/${type.path}-id/${id}`)).body).toMatchObject({
      title: 'नेपालीमा मात्र',
      slug: expect.stringMatching(/^[a-z]/),
    })
  })
})

it('pictures and search texts fall back by themselves', async () => {
  const made = entity(await admin().post('/blog', { title: 'With a picture' }, { image: await picture() }))
  const row = await admin().get(`/blogs/${made._id}?depth=1`)
  const pictureId = String(member(member(row.body, 'image'), 'id'))
  await admin().patch(`/media/${pictureId}`, { alt: 'A stamp' })
  await admin().patch(`/blogs/${made._id}`, { meta: { title: 'For searches', description: 'In English' } })
  const read = async (lang: string) => (await visitor().get(`/blog/${made.slug}?lang=${lang}`)).body
  expect(await read('ne')).toMatchObject({
    image: { alt: 'A stamp' },
    seo: { title: 'For searches', description: 'In English' },
    fellBack: ['title', 'image.alt', 'seo.title', 'seo.description'],
  })
  await admin().patch(`/media/${pictureId}?locale=ne`, { alt: 'छाप' })
  await admin().patch(`/blogs/${made._id}?locale=ne`, { title: 'चित्रसहित', meta: { description: 'नेपालीमा' } })
  expect(await read('ne')).toMatchObject({
    image: { alt: 'छाप' },
    // Without a search title in its own language the title is used, not another language's search title.
    seo: { description: 'नेपालीमा' },
    fellBack: [],
  })
  expect(member(await read('ne'), 'seo')).not.toHaveProperty('title')
  expect(await read('en')).toMatchObject({ image: { alt: 'A stamp' }, seo: { title: 'For searches' } })
})

it('a write in either language shows in the next read of both', async () => {
  const made = await create('team', { name: 'Sarita', post: 'Partner' })
  const read = async () => [
    member((await visitor().get(`/team/${made._id}`)).body, 'post'),
    member((await visitor().get(`/team/${made._id}?lang=ne`)).body, 'post'),
  ]
  expect(await read()).toEqual(['Partner', 'Partner'])
  await admin().patch(`/team/${made._id}?lang=ne`, { post: 'साझेदार' })
  expect(await read()).toEqual(['Partner', 'साझेदार'])
  await admin().patch(`/team/${made._id}`, { post: 'Adviser' })
  expect(await read()).toEqual(['Adviser', 'साझेदार'])
})

it('the site’s content has texts in both languages and says what fell back', async () => {
  // A server of its own, since tags of entries replace those of the settings.
  const { client } = await ownServerWithAdmin()
  const english = (await client.get('/site-content')).text
  const slide = { title: 'Own', subtitle: 'Own words', drawing: 'lamp' }
  const global = '/globals/site-settings'
  const saved = await client.post(`${global}?depth=0`, {
    slides: [slide],
    workingHours: 'Sun-Fri',
    tags: ['Tax', 'VAT'],
  })
  expect(saved.status).toBe(200)
  const [row] = [member(member(saved.body, 'result'), 'slides')].flat()
  const before = (await client.get('/site-content')).body
  const slides = [{ ...slide, id: member(row, 'id'), title: 'आफ्नै', subtitle: '' }]
  expect((await client.post(`${global}?locale=ne&depth=0`, { slides, workingHours: 'आइत–शुक्र' })).status).toBe(200)
  expect((await client.get('/site-content')).body).toEqual(before)
  const answer = await client.get('/site-content?lang=ne')
  expect(answer.body).toMatchObject({
    workingHours: 'आइत–शुक्र',
    slides: [{ title: 'आफ्नै', subtitle: 'Own words' }],
    tags: ['Tax', 'VAT'],
  })
  expect(member(answer.body, 'fellBack')).toEqual(expect.arrayContaining(['slides.0.subtitle']))
  expect(member(answer.body, 'fellBack')).not.toContain('slides.0.title')
  expect(answer.headers.get('content-language')).toBe('ne')
  await client.post(`${global}?locale=ne`, { tags: ['कर'], workingHours: '' })
  const after = (await client.get('/site-content?lang=ne')).body
  expect(after).toMatchObject({ tags: ['कर'], workingHours: 'Sun-Fri' })
  expect(member(after, 'fellBack')).toEqual(expect.arrayContaining(['workingHours']))
  expect((await client.get('/site-content?lang=fr')).status).toBe(400)
  await client.post(global, { slides: [], tags: [], workingHours: '' })
  expect((await client.get('/site-content')).text).toBe(english)
})

it('the demo content and the texts that come with the site are whole in Nepali', async () => {
  const client = new Client((await ownServer({ SEED: 'demo' })).url)
  expect((await client.get('/site-content?lang=ne')).body).toMatchObject({ shortName: 'लेखडाँडा', fellBack: [] })
  for (const [name, type] of updatable.filter(([each]) => each !== 'policy')) {
    const entries = entities(await client.get(`/${type.path}?lang=ne`))
    expect(entries.length, name).toBeGreaterThan(2)
    for (const one of entries)
      expect([one[titleField(type)], one.fellBack], name).toEqual([
        expect.stringMatching(/^\p{Script=Devanagari}/u),
        [],
      ])
  }
  const [post] = entities(await client.get('/blog?lang=ne'))
  const english = await client.get(`/blog/${post?.slug}`)
  expect(english.body).toMatchObject({ title: 'A notice from the tax office: the first seven days' })
  expect(post?.slug).toMatch(/^a-notice-from-the-tax-office/)
  expect(entities(await client.get(`/blog?q=${encodeURIComponent('पुनरावेदन')}`))).toContainEqual(english.body)
})
