import { describe, expect, it } from 'vitest'

import { staffMessages } from '#contract/staff-messages.ts'
import { DAY_MS, SECOND_MS } from '#contract/time.ts'
import type { Answer, Client } from '../support/client.ts'
import { entities, entity, fieldsNamed, member, message } from '../support/entities.ts'
import { picture } from '../support/pictures.ts'
import { admin, create, createDraft, visitor } from './support/context.ts'
import { administrator, signedInEditor } from '../support/people.ts'

const types = ['about', 'blog', 'service', 'career'] as const

/** The draft in a successful response. */
function writing({ status, body, text }: Answer, expected = 200) {
  if (status !== expected) throw new Error(`not ${expected} but ${status}: ${text.slice(0, 300)}`)
  const [id, state, revision] = ['_id', 'state', 'revision'].map((name) => String(member(body, name)))
  const [entry, scheduled] = [member(body, 'entry'), member(body, 'scheduled')]
  return { id: id ?? '', state, revision: revision ?? '', entry, scheduled, savedAt: member(body, 'savedAt') }
}

const draft = async (path: string, fields: Readonly<Record<string, unknown>> = { title: 'A draft' }) =>
  writing(await admin().post(`/draft/${path}`, fields), 201)

const inDays = (days: number): string => new Date(Date.now() + days * DAY_MS).toISOString()

const list = (answer: Answer): unknown[] => {
  if (!Array.isArray(answer.body)) throw new Error(`no list but ${answer.status}: ${answer.text}`)
  return answer.body
}

describe.each(types)('%s', (path) => {
  const byId = (id: string) => `/${path}/${path}-id/${id}`
  const states = async () => new Map(list(await admin().get(`/state/${path}`)).map((row) => [member(row, '_id'), row]))

  it('is written as a draft that visitors do not see, published, and withdrawn', async () => {
    const { id, state, entry } = await draft(path, { title: '', description: '<p>Begun</p>' })
    expect([state, member(entry, 'title'), member(entry, 'description')]).toEqual(['draft', '', '<p>Begun</p>'])
    expect((await visitor().get(byId(id))).status).toBe(404)
    expect(entities(await visitor().get(`/${path}`)).map(({ _id }) => _id)).not.toContain(id)
    const refused = await admin().post(`/publish/${path}/${id}`, { title: ' ' })
    expect([refused.status, message(refused)]).toEqual([400, 'Title is required'])
    expect((await admin().post(`/publish/${path}/${id}`)).status).toBe(400)

    const published = writing(await admin().post(`/publish/${path}/${id}`, { title: 'Ready' }))
    expect(published.state).toBe('published')
    expect((await visitor().get(byId(id))).body).toEqual(published.entry)
    expect(published.entry).toMatchObject({ title: 'Ready', description: '<p>Begun</p>' })
    expect((await states()).has(id)).toBe(false)

    // Unpublishing works even if the newest draft lacks required fields.
    const begun = writing(await admin().patch(`/draft/${path}/${id}`, { title: '' }))
    const withdrawn = writing(await admin().post(`/unpublish/${path}/${id}`))
    expect([withdrawn.state, withdrawn.entry]).toEqual(['draft', begun.entry])
    expect((await visitor().get(byId(id))).status).toBe(404)
    expect((await states()).get(id)).toEqual({ _id: id, state: 'draft', scheduled: [] })
  })

  it('stays as visitors see it while its draft is saved, however often', async () => {
    const made = await create(path, { title: 'As published' })
    const before = await visitor().get(byId(made._id))
    for (const [title, query] of [
      ['A', ''],
      ['A draft', '?autosave=true'],
      ['A draft over it', '?autosave=true'],
    ]) {
      const saved = writing(await admin().patch(`/draft/${path}/${made._id}${query}`, { title }))
      expect([saved.state, member(saved.entry, 'title')]).toEqual(['changed', title])
    }
    const after = await visitor().get(byId(made._id))
    expect([after.text, after.headers.get('etag')]).toEqual([before.text, before.headers.get('etag')])
    expect((await states()).get(made._id)).toMatchObject({ state: 'changed' })
    expect(list(await admin().get(`/versions/${path}/${made._id}`))).toHaveLength(3)
    expect((await admin().patch(`/draft/${path}/${made._id}?autosave=yes`, {})).status).toBe(400)
    // An empty update also discards the draft.
    expect((await admin().patch(`/${path}/${made._id}`, {})).body).toEqual(made)
    expect((await states()).has(made._id)).toBe(false)
  })

  it('names who saved it last', async () => {
    const { _id: id } = await create(path, { title: 'By Asha' })
    const editor = await signedInEditor(admin())
    await editor.patch(`/draft/${path}/${id}`, { title: 'By Dipa' })
    await admin().send('PUT', `/schedule/${path}/${id}`, { action: 'unpublish', at: inDays(1) })
    const changes = async (client: Client) =>
      list(await client.get(`/changes/${path}/${id}`)).map((change) => [member(change, 'who'), member(change, 'isOwn')])
    await expect
      .poll(() => changes(editor))
      .toEqual([
        ['Dipa Lama', true],
        ['Asha Rai', false],
      ])
    expect((await visitor().get(`/changes/${path}/${id}`)).status).toBe(401)
    expect((await admin().get(`/changes/${path}/none`)).status).toBe(404)
  })

  it('is not saved over another person’s change', async () => {
    const { id, revision } = await draft(path)
    const mine = { headers: { 'if-match': revision } }
    const theirs = writing(await admin().patch(`/draft/${path}/${id}`, { title: 'Theirs' }, mine))
    expect(theirs.revision).not.toBe(revision)
    for (const answer of [
      await admin().patch(`/draft/${path}/${id}`, { title: 'Mine' }, mine),
      await admin().post(`/publish/${path}/${id}`, { title: 'Mine' }, mine),
      await admin().post(`/unpublish/${path}/${id}`, {}, mine),
    ])
      expect([answer.status, message(answer)]).toEqual([
        412,
        'Someone else has changed this. Reload to see the newer version.',
      ])
    const read = await admin().get(`/state/${path}/${id}`)
    expect(read.headers.get('etag')).toBe(writing(read).revision)
    expect(writing(read)).toMatchObject({ state: 'draft', entry: theirs.entry, revision: theirs.revision })
    const next = { headers: { 'if-match': theirs.revision } }
    expect(writing(await admin().post(`/publish/${path}/${id}`, { title: 'Both' }, next)).state).toBe('published')
  })

  it('goes back to what visitors see, but not over a draft that is newer than the one seen', async () => {
    const made = await create(path, {}, { image: await picture() })
    const mine = writing(
      await admin().patch(`/draft/${path}/${made._id}`, { title: 'Mine' }, { image: await picture() }),
    )
    await admin().patch(`/draft/${path}/${made._id}?lang=ne`, { title: 'नयाँ' })
    const theirs = writing(await admin().patch(`/draft/${path}/${made._id}`, { title: 'Theirs' }))
    const discard = (revision: string) => admin().remove(`/draft/${path}/${made._id}`, { 'if-match': revision })
    expect((await discard(mine.revision)).status).toBe(412)
    const { state, entry } = writing(await discard(theirs.revision))
    expect([state, entry]).toEqual(['published', made])
    expect((await visitor().get(`${byId(made._id)}?lang=ne`)).text).not.toContain('नयाँ')
    expect((await visitor().fetch(String(member(member(mine.entry, 'image'), 'filePath')))).status).toBe(404)
    expect((await visitor().fetch(made.image?.filePath ?? '')).status).toBe(200)
    // Discarding returns 200 if there is no draft, and 404 if nothing is published.
    expect((await admin().remove(`/draft/${path}/${made._id}`)).status).toBe(200)
    expect((await admin().remove(`/draft/${path}/${(await draft(path)).id}`)).status).toBe(404)
  })

  it('is created once under one key', async () => {
    const headers = { 'idempotency-key': `draft-${path}-${Date.now()}` }
    const [one, two] = [
      await admin().post(`/draft/${path}`, { title: 'Once' }, { headers }),
      await admin().post(`/draft/${path}`, { title: 'Once' }, { headers }),
    ]
    expect([two.status, two.body]).toEqual([201, one.body])
    expect((await admin().post(`/draft/${path}`, { title: 'Twice' }, { headers })).status).toBe(409)
  })

  it('has its draft checked by the limits', async () => {
    const { id } = await draft(path)
    const answer = await admin().patch(`/draft/${path}/${id}`, { title: 'x'.repeat(201) })
    expect([answer.status, fieldsNamed(answer)]).toEqual([400, ['title']])
  })

  it('is published as it was after going back to the version that visitors see, whether or not there is a draft', async () => {
    const made = await create(path, { title: 'Seen' })
    const at = `/versions/${path}/${made._id}`
    const seen = String(member(list(await admin().get(at))[0], '_id'))
    expect(writing(await admin().post(`${at}/${seen}`)).state).toBe('published')
    await admin().patch(`/draft/${path}/${made._id}?lang=ne`, { title: 'नदेखिएको' })
    expect(writing(await admin().patch(`/draft/${path}/${made._id}`, { title: 'Unseen' })).state).toBe('changed')
    for (const action of ['publish', 'unpublish'])
      await admin().send('PUT', `/schedule/${path}/${made._id}`, { at: inDays(1), action })
    const back = writing(await admin().post(`${at}/${seen}`))
    expect([back.state, back.entry]).toEqual(['published', made])
    // There is nothing left to be published at a set time; a later draft is not either.
    expect(back.scheduled).toMatchObject([{ action: 'unpublish' }])
    expect((await admin().get(`/draft/${path}/${made._id}?lang=ne`)).text).not.toContain('नदेखिएको')
    // Of an entry that was taken from visitors, what they saw is a draft like others.
    expect(writing(await admin().post(`/unpublish/${path}/${made._id}`)).state).toBe('draft')
    expect(writing(await admin().post(`${at}/${seen}`)).state).toBe('draft')
    expect((await visitor().get(byId(made._id))).status).toBe(404)
  })

  it('keeps its history with who saved it, and goes back to any of it as a draft', async () => {
    const made = await create(path, { title: 'The first' })
    await (await signedInEditor(admin())).patch(`/${path}/${made._id}`, { title: 'The second' })
    const versions = list(await admin().get(`/versions/${path}/${made._id}`))
    expect(versions.map((one) => ['title', 'who', 'isPublished'].map((name) => member(one, name)))).toEqual([
      ['The second', 'Dipa Lama', true],
      ['The first', administrator.name, true],
    ])
    const at = `/versions/${path}/${made._id}/${String(member(versions[1], '_id'))}`
    expect((await admin().get(at)).body).toEqual(made)
    const restored = writing(await admin().post(at))
    expect([restored.state, member(restored.entry, 'title')]).toEqual(['changed', 'The first'])
    expect((await visitor().get(byId(made._id))).body).toMatchObject({ title: 'The second' })
    const other = await create(path)
    const elsewhere = at.replace(made._id, other._id)
    expect([(await admin().get(elsewhere)).status, (await admin().post(elsewhere)).status]).toEqual([404, 404])
  })

  it('goes back to an earlier draft while it is one', async () => {
    const { id } = await draft(path, { title: 'The first' })
    await admin().patch(`/draft/${path}/${id}`, { title: 'The second' })
    const [, first] = list(await admin().get(`/versions/${path}/${id}`))
    expect(writing(await admin().post(`/versions/${path}/${id}/${String(member(first, '_id'))}`)).entry).toMatchObject({
      title: 'The first',
    })
    expect(entity(await admin().get(`${byId(id)}?status=any`))).toMatchObject({ title: 'The first' })
  })

  it('is scheduled, rescheduled and unscheduled', async () => {
    const { id } = await draft(path, { title: 'Later' })
    const at = inDays(2)
    for (const wrong of [{}, { at: 'soon' }, { at: inDays(-1) }, { at, action: 'delete' }])
      expect((await admin().send('PUT', `/schedule/${path}/${id}`, wrong)).status).toBe(400)
    await admin().send('PUT', `/schedule/${path}/${id}`, { at: inDays(1) })
    const set = writing(await admin().send('PUT', `/schedule/${path}/${id}`, { at, action: 'publish' }))
    expect(set.scheduled).toEqual([{ action: 'publish', at }])
    const both = await admin().send('PUT', `/schedule/${path}/${id}`, { at: inDays(3), action: 'unpublish' })
    expect(writing(both).scheduled).toHaveLength(2)
    expect((await states()).get(id)).toMatchObject({ scheduled: [{ action: 'publish', at }, { action: 'unpublish' }] })
    expect(writing(await admin().remove(`/schedule/${path}/${id}`)).scheduled).toEqual([])
    await admin().send('PUT', `/schedule/${path}/${id}`, { at })
    expect(writing(await admin().post(`/publish/${path}/${id}`)).scheduled).toEqual([])
    // A draft that is begun later is not published by a plan from before it.
    const refused = await admin().send('PUT', `/schedule/${path}/${id}`, { at })
    expect([refused.status, message(refused)]).toEqual([400, staffMessages.nothingToPublish])
  })

  it.each<[string, (id: string) => Promise<Answer>, string[]]>([
    ['a change of what visitors see', (id) => admin().patch(`/${path}/${id}`, { title: 'Urgent' }), ['unpublish']],
    ['its publication', (id) => admin().post(`/publish/${path}/${id}`), ['unpublish']],
    [
      'its publication by Payload’s own call',
      (id) => admin().patch(`/${path}s/${id}`, { _status: 'published' }),
      ['unpublish'],
    ],
    ['its withdrawal', (id) => admin().post(`/unpublish/${path}/${id}`), []],
  ])('is not published at the time that was set for an earlier draft after %s', async (_, act, left) => {
    const { _id: id } = await create(path)
    await admin().patch(`/draft/${path}/${id}`, { title: 'The second' })
    for (const action of ['publish', 'unpublish'])
      expect((await admin().send('PUT', `/schedule/${path}/${id}`, { at: inDays(1), action })).status).toBe(200)
    expect((await act(id)).status).toBe(200)
    const after = writing(await admin().patch(`/draft/${path}/${id}`, { title: 'Unfinished' }))
    expect(after.scheduled).toMatchObject(left.map((action) => ({ action })))
    expect(after.scheduled).toHaveLength(left.length)
  })

  it('has one time for one action, also if several are set at once', async () => {
    const { id } = await draft(path)
    const days = Array.from({ length: 12 }, (_, n) => n + 1)
    await Promise.all(days.map((n) => admin().send('PUT', `/schedule/${path}/${id}`, { at: inDays(n) })))
    expect(writing(await admin().get(`/state/${path}/${id}`)).scheduled).toHaveLength(1)
  })

  it('is not scheduled to be published while something is missing, which the answer names', async () => {
    const { id } = await draft(path, { title: '' })
    const refused = await admin().send('PUT', `/schedule/${path}/${id}`, { at: inDays(1) })
    expect([refused.status, message(refused), fieldsNamed(refused)]).toEqual([400, 'Title is required', ['title']])
    expect(writing(await admin().get(`/state/${path}/${id}`)).scheduled).toEqual([])
    // A scheduled publication requires the English title, so a Nepali one is not enough.
    await admin().patch(`/draft/${path}/${id}?lang=ne`, { title: 'मस्यौदा' })
    expect((await admin().send('PUT', `/schedule/${path}/${id}?lang=ne`, { at: inDays(1) })).status).toBe(400)
    const published = await create(path)
    await admin().patch(`/draft/${path}/${published._id}`, { title: '' })
    const withdrawal = { at: inDays(1), action: 'unpublish' }
    expect((await admin().send('PUT', `/schedule/${path}/${published._id}`, withdrawal)).status).toBe(200)
  })

  it('is not scheduled either with what publishing refuses, and the answer is the same', async () => {
    const text = (node: object) => ({ description: { root: { type: 'root', children: [node] } } })
    const unfit = [
      text({ type: 'link', fields: { url: '' }, children: [] }),
      text({ type: 'link', fields: { url: 'javascript:alert(1)' }, children: [] }),
    ]
    for (const fields of unfit) {
      const id = await createDraft(`${path}s`, { title: 'Not fit', ...fields })
      const refused = await admin().send('PUT', `/schedule/${path}/${id}`, { at: inDays(1) })
      expect([refused.status, fieldsNamed(refused)]).toEqual([400, Object.keys(fields)])
      expect(refused.body).toEqual((await admin().post(`/publish/${path}/${id}`)).body)
    }
  })

  it('keeps the published picture while a draft has another one or none', async () => {
    const made = await create(path, {}, { image: await picture() })
    const shown = made.image?.filePath ?? ''
    const other = writing(await admin().patch(`/draft/${path}/${made._id}`, {}, { image: await picture() }))
    expect(member(member(other.entry, 'image'), 'filePath')).not.toBe(shown)
    const without = writing(await admin().patch(`/draft/${path}/${made._id}`, { removeImage: true }))
    expect(member(without.entry, 'image')).toBeNull()
    expect((await visitor().fetch(shown)).status).toBe(200)
    expect((await visitor().get(byId(made._id))).body).toEqual(made)
    await admin().post(`/publish/${path}/${made._id}`)
    expect((await visitor().fetch(shown)).status).toBe(404)
  })

  it('is unknown by another id', async () => {
    for (const id of ['none', `f${(await draft(path)).id.slice(1)}`])
      for (const answer of [
        await admin().get(`/state/${path}/${id}`),
        await admin().patch(`/draft/${path}/${id}`, {}),
        await admin().remove(`/draft/${path}/${id}`),
        await admin().post(`/publish/${path}/${id}`),
        await admin().post(`/unpublish/${path}/${id}`),
        await admin().send('PUT', `/schedule/${path}/${id}`, { at: inDays(1) }),
        await admin().remove(`/schedule/${path}/${id}`),
        await admin().get(`/versions/${path}/${id}`),
        await admin().get(`/versions/${path}/${id}/${id}`),
        await admin().post(`/versions/${path}/${id}/${id}`),
      ])
        expect(answer.status).toBe(404)
  })

  it('is for staff: 401 to visitors before anything else, and the same for editors as for administrators', async () => {
    const { id } = await draft(path)
    const [version] = list(await admin().get(`/versions/${path}/${id}`))
    const editor = await signedInEditor(admin())
    const calls: readonly ((client: Client) => Promise<Answer>)[] = [
      (client) => client.get(`/state/${path}`),
      (client) => client.get(`/state/${path}/${id}`),
      (client) => client.get(`/versions/${path}/${id}`),
      (client) => client.get(`/versions/${path}/${id}/${String(member(version, '_id'))}`),
      (client) => client.patch(`/draft/${path}/${id}`, { title: 'Saved' }),
      (client) => client.post(`/versions/${path}/${id}/${String(member(version, '_id'))}`),
      (client) => client.send('PUT', `/schedule/${path}/${id}`, { at: inDays(1) }),
      (client) => client.remove(`/schedule/${path}/${id}`),
      (client) => client.post(`/publish/${path}/${id}`, { title: 'Published' }),
      (client) => client.remove(`/draft/${path}/${id}`),
      (client) => client.post(`/unpublish/${path}/${id}`),
    ]
    for (const call of calls) {
      expect((await call(visitor())).status).toBe(401)
      expect([(await call(editor)).status, (await call(admin())).status]).toEqual([200, 200])
    }
    expect((await visitor().patch(`/draft/${path}/none`, { title: '' })).status).toBe(401)
    expect((await visitor().post(`/draft/${path}`, {})).status).toBe(401)
    expect((await editor.post(`/draft/${path}`, { title: 'By an editor' })).status).toBe(201)
    const foreign = { headers: { origin: 'https://elsewhere.example' } }
    expect((await admin().patch(`/draft/${path}/${id}`, {}, foreign)).status).toBe(403)
  })
})

/** For every type at once, since each waits for its time. */
describe.concurrent.each(types)('%s', (path) => {
  const seen = async (id: string) => writing(await admin().get(`/state/${path}/${id}`))
  const soon = () => new Date(Date.now() + 3000).toISOString()

  it('is published at its time also if the person who scheduled it was removed since', async (test) => {
    const { id } = await draft(path, { title: 'By one who left' })
    const editor = await signedInEditor(admin())
    const account = String(member(member((await editor.get('/users/me')).body, 'user'), 'id'))
    test.expect((await editor.send('PUT', `/schedule/${path}/${id}`, { at: soon() })).status).toBe(200)
    test.expect((await admin().remove(`/people/${account}`)).status).toBe(200)
    await test.expect.poll(async () => (await seen(id)).state, { timeout: 20_000 }).toBe('published')
    test.expect((await seen(id)).scheduled).toEqual([])
  })

  it('is withdrawn at its time although its newest draft is incomplete', async (test) => {
    const { _id: id } = await create(path)
    test.expect((await admin().patch(`/draft/${path}/${id}`, { title: '' })).status).toBe(200)
    const withdrawal = { at: soon(), action: 'unpublish' }
    test.expect((await admin().send('PUT', `/schedule/${path}/${id}`, withdrawal)).status).toBe(200)
    await test.expect.poll(async () => (await seen(id)).state, { timeout: 20_000 }).toBe('draft')
    test.expect((await seen(id)).scheduled).toEqual([])
    test.expect((await visitor().get(`/${path}/${path}-id/${id}`)).status).toBe(404)
  })
})

describe.each(['blog', 'service', 'career'] as const)('what a draft of %s says to search engines', (path) => {
  it('is its own, shows once published, and is emptied', async () => {
    const made = await create(path, { title: 'Plain' })
    const texts = { seoTitle: 'For search engines', seoDescription: 'What it is about' }
    const saved = writing(await admin().patch(`/draft/${path}/${made._id}`, texts))
    expect(member(saved.entry, 'seo')).toEqual({ title: texts.seoTitle, description: texts.seoDescription })
    expect((await visitor().get(`/${path}/${path}-id/${made._id}`)).body).toEqual(made)
    const published = writing(await admin().post(`/publish/${path}/${made._id}`, { seoTitle: '' }))
    expect(member(published.entry, 'seo')).toEqual({ description: texts.seoDescription })
    const tooLong = await admin().patch(`/draft/${path}/${made._id}`, { seoDescription: 'x'.repeat(501) })
    expect([tooLong.status, fieldsNamed(tooLong)]).toEqual([400, ['seoDescription']])
  })
})

describe.each(['blog', 'service'] as const)('the slug of a draft of %s', (path) => {
  it('is as written, made from the title if emptied, and leads on from the old one', async () => {
    const title = `Slugs of ${path}`
    const made = await create(path, { title })
    const typed = writing(await admin().patch(`/draft/${path}/${made._id}`, { slug: `Typed by hand ${path}` }))
    expect(member(typed.entry, 'slug')).toBe(`typed-by-hand-${path}`)
    expect((await visitor().get(`/${path}/${made.slug}`)).body).toEqual(made)
    expect(member((await admin().get(`/state/${path}/${made._id}`)).body, 'pageSlug')).toBe(made.slug)
    const state = list(await admin().get(`/state/${path}`)).find((row) => member(row, '_id') === made._id)
    expect(member(state, 'pageSlug')).toBe(made.slug)
    await admin().post(`/publish/${path}/${made._id}`)
    expect((await visitor().get(`/${path}/${made.slug}`)).body).toMatchObject({ slug: `typed-by-hand-${path}` })
    const emptied = writing(await admin().patch(`/draft/${path}/${made._id}`, { slug: '' }))
    expect(member(emptied.entry, 'slug')).toBe(`slugs-of-${path}`)
  })

  /** Two published entries whose drafts have one slug. */
  const rivals = async (slug: string): Promise<string[]> => {
    const ids = [await create(path), await create(path)].map(({ _id }) => _id)
    for (const id of ids) {
      const { entry } = writing(await admin().patch(`/draft/${path}/${id}`, { slug }))
      expect(member(entry, 'slug')).toBe(slug)
    }
    return ids
  }
  const slugsOf = (ids: readonly string[]): Promise<unknown[]> =>
    Promise.all(ids.map(async (id) => entity(await visitor().get(`/${path}/${path}-id/${id}`)).slug))

  it('gets a number when it is published after another entry that has it, and keeps it from then on', async () => {
    const slug = `wanted-${path}`
    const ids = await rivals(slug)
    const published = []
    for (const id of ids) published.push(writing(await admin().post(`/publish/${path}/${id}`)))
    expect(published.map(({ entry }) => member(entry, 'slug'))).toEqual([slug, `${slug}-2`])
    for (const id of ids) expect(writing(await admin().post(`/publish/${path}/${id}`)).state).toBe('published')
    expect(await slugsOf(ids)).toEqual([slug, `${slug}-2`])
  })

  it('gets a number also if its entry is withdrawn', async () => {
    const slug = `withdrawn-${path}`
    const [first, second] = await rivals(slug)
    expect((await admin().post(`/publish/${path}/${first}`)).status).toBe(200)
    const { state, entry } = writing(await admin().post(`/unpublish/${path}/${second}`))
    expect([state, member(entry, 'slug')]).toEqual(['draft', `${slug}-2`])
  })

  it('gets a number also if both are published at once', async () => {
    const slug = `at-once-${path}`
    const ids = await rivals(slug)
    const answers = await Promise.all(ids.map((id) => admin().post(`/publish/${path}/${id}`)))
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    expect((await slugsOf(ids)).sort()).toEqual([slug, `${slug}-2`])
  })

  it('gets a number also if both are published by their schedules', async () => {
    const slug = `at-one-time-${path}`
    const ids = await rivals(slug)
    const at = new Date(Date.now() + 3000).toISOString()
    for (const id of ids)
      expect((await admin().send('PUT', `/schedule/${path}/${id}`, { at, action: 'publish' })).status).toBe(200)
    const shown = async () =>
      Promise.all(ids.map(async (id) => writing(await admin().get(`/state/${path}/${id}`)).state))
    await expect.poll(shown, { timeout: 20_000 }).toEqual(['published', 'published'])
    expect((await slugsOf(ids)).sort()).toEqual([slug, `${slug}-2`])
  })

  it('gets a number also if it is published through Payload’s endpoint', async () => {
    const slug = `natively-${path}`
    const ids = await rivals(slug)
    for (const id of ids) {
      const { status, text } = await admin().patch(`/${path}s/${id}?depth=0`, { _status: 'published' })
      expect(status, text).toBe(200)
    }
    expect(await slugsOf(ids)).toEqual([slug, `${slug}-2`])
  })

  it('is none while there is no title, for any number of drafts', async () => {
    for (let n = 0; n < 2; n += 1) {
      const { id, entry } = writing(await admin().post(`/draft/${path}`, { title: '', slug: '' }), 201)
      expect(member(entry, 'slug')).toBe('')
      const titled = writing(await admin().patch(`/draft/${path}/${id}`, { title: `Begun with ${path}`, slug: '' }))
      expect(member(titled.entry, 'slug')).toBe(`begun-with-${path}${n === 0 ? '' : '-2'}`)
    }
  })
})

describe.each(['about', 'service', 'team', 'career', 'faq'] as const)('the order of %s', (path) => {
  const order = async (ids: readonly string[]) =>
    entities(await visitor().get(`/${path}`)).flatMap(({ _id }) => (ids.includes(_id) ? [ids.indexOf(_id)] : []))

  it('is set by staff, and seen by visitors at once', async () => {
    const ids = [await create(path), await create(path), await create(path)].map(({ _id }) => _id)
    const [a = '', b = '', c = ''] = ids
    const move = (client: Client, id: string, after: string | null) => client.post(`/order/${path}`, { id, after })
    expect((await move(visitor(), a, c)).status).toBe(401)
    expect((await move(await signedInEditor(admin()), a, c)).body).toEqual({ id: a, after: c })
    expect(await order(ids)).toEqual([1, 2, 0])
    expect((await move(admin(), c, null)).status).toBe(200)
    expect(await order(ids)).toEqual([2, 1, 0])
    expect(entities(await visitor().get(`/${path}`))[0]?._id).toBe(c)
    expect((await move(admin(), b, b)).status).toBe(400)
    expect((await admin().post(`/order/${path}`, { after: a })).status).toBe(400)
    for (const [id, after] of [
      ['none', a],
      [a, 'none'],
      [`f${a.slice(1)}`, b],
    ] as const)
      expect((await move(admin(), id, after)).status).toBe(404)
    expect(await order(ids)).toEqual([2, 1, 0])
  })
})

it('an answer to a frequent question is read by id and changed, by staff alone', async () => {
  const made = await create('faq', { title: 'When?', description: 'In Asar.' })
  const read = await visitor().get(`/faq/faq-id/${made._id}`)
  expect(read.body).toEqual(made)
  const tag = { headers: { 'if-match': read.headers.get('etag') ?? '' } }
  expect((await visitor().patch(`/faq/${made._id}`, { description: 'In Shrawan.' })).status).toBe(401)
  const answer = await (await signedInEditor(admin())).patch(`/faq/${made._id}`, { description: 'In Shrawan.' }, tag)
  expect(answer.body).toEqual({ ...made, description: 'In Shrawan.' })
  expect((await admin().patch(`/faq/${made._id}`, { description: 'Never.' }, tag)).status).toBe(412)
})

it('what runs on time, and what is restored from the trash, leaves the content as it is: open forms go on over it', async () => {
  const { id, entry } = await draft('blog', { title: 'On time', description: '<p>As written</p>' })
  const read = async () => writing(await admin().get(`/state/blog/${id}`))
  const undated = (value: unknown) => ({ ...Object(value), createdAt: undefined })
  for (const [action, state] of [
    ['publish', 'published'],
    ['unpublish', 'draft'],
  ] as const) {
    const at = new Date(Date.now() + SECOND_MS).toISOString()
    await admin().send('PUT', `/schedule/blog/${id}`, { action, at })
    await expect.poll(read, { timeout: 20_000 }).toMatchObject({ state, scheduled: [] })
    expect(undated((await read()).entry)).toEqual(undated(entry))
  }
  const before = await read()
  await admin().remove(`/blog/${id}`)
  const mine = { headers: { 'if-match': before.revision } }
  expect((await admin().patch(`/draft/blog/${id}`, { title: 'Typed' }, mine)).status).toBe(404)
  await admin().post(`/trash/blog/${id}`)
  expect(writing(await admin().patch(`/draft/blog/${id}`, { title: 'Typed' }, mine)).state).toBe('draft')
})
