import { expect, it } from 'vitest'

import { entity, member } from '../support/entities.ts'
import { admin, clear, create, createDraft, visitor } from './support/context.ts'

const contextOf = (slug = '', type = 'blog', language = ''): Promise<unknown> =>
  visitor()
    .get(`/context/${type}/${slug}${language}`)
    .then(({ body }) => body)

const link = ({ slug, title }: { slug?: string; title?: unknown }) => ({ slug, title })

it('the context of a post has its visible neighbours in the list, in the language', async () => {
  await clear('blog')
  const oldest = await create('blog', { title: 'Oldest' })
  const middle = await create('blog', { title: 'Middle' })
  await createDraft('blogs', { title: 'Draft' })
  const deleted = await create('blog', { title: 'Deleted' })
  const newest = await create('blog', { title: 'Newest' })
  expect((await admin().remove(`/blog/${deleted._id}`)).status).toBe(200)
  expect(await contextOf(oldest.slug)).toMatchObject({ newer: link(middle), older: null })
  expect(await contextOf(middle.slug)).toMatchObject({ newer: link(newest), older: link(oldest) })
  expect(await contextOf(newest.slug)).toMatchObject({ newer: null, older: link(middle) })
  const translated = await admin().patch(`/blog/${newest._id}?lang=ne`, { title: 'नयाँ' })
  expect(entity(translated).title).toBe('नयाँ')
  expect(await contextOf(middle.slug, 'blog', '?lang=ne')).toMatchObject({
    newer: { slug: newest.slug, title: 'नयाँ', fellBack: [] },
    older: { ...link(oldest), fellBack: ['title'] },
  })
  expect((await visitor().get(`/context/blog/${deleted.slug}`)).status).toBe(404)
})

it('a deadline and the services with one of its tags lead to each other, first those with its first, as visitors may see them', async () => {
  const [vat, audit] = [await create('tag', { title: 'VAT' }), await create('tag', { title: 'Audit' })]
  const given = { recurrence: 'bs 25 of every month', taxpayers: 'vat' }
  const deadline = await create('deadline', { title: 'VAT return', tags: `${vat._id},${audit._id}`, ...given })
  const audits = await create('service', { title: 'Audits', tags: audit._id })
  const both = await create('service', { title: 'Both', tags: `${audit._id},${vat._id}` })
  await create('service', { title: 'Neither' })
  await createDraft('services', { title: 'Draft', tags: { first: vat._id } })
  const deleted = await create('service', { title: 'Deleted', tags: vat._id })
  expect((await admin().remove(`/service/${deleted._id}`)).status).toBe(200)
  const reference = ({ _id, slug }: { _id: string; slug?: string }, name: string) => ({ _id, slug, name })
  const services = [reference(both, 'Both'), reference(audits, 'Audits')]
  expect(await contextOf(deadline.slug, 'deadline')).toMatchObject({ related: services })
  expect(await contextOf(both.slug, 'service')).toMatchObject({ related: [reference(deadline, 'VAT return')] })
  expect(await contextOf(deadline.slug, 'deadline', '?lang=ne')).toMatchObject({
    related: services.map((service) => ({ ...service, fellBack: ['name'] })),
  })
  expect((await admin().remove(`/tag/${audit._id}`)).status).toBe(200)
  expect(await contextOf(deadline.slug, 'deadline')).toMatchObject({ related: [reference(both, 'Both')] })
  for (const title of ['C', 'D']) await create('service', { title, tags: vat._id })
  const { length } = [member(await contextOf(deadline.slug, 'deadline'), 'related')].flat()
  expect(length).toBe(3)
})

it('`modifiedAt` changes with what is published, not with drafts nor with the order', async () => {
  const [service, other] = [await create('service', { title: 'Audit' }), await create('service')]
  const modified = async () => String(member(await contextOf(service.slug, 'service'), 'modifiedAt'))
  const before = await modified()
  expect(await contextOf(service.slug, 'service')).toEqual({
    modifiedAt: before,
    newer: null,
    older: null,
    related: [],
  })
  const saved = await admin().patch(`/services/${service._id}?draft=true`, { title: 'Half', _status: 'draft' })
  expect(saved.status).toBe(200)
  expect((await admin().post('/order/service', { id: service._id, after: other._id })).status).toBe(200)
  expect(await modified()).toBe(before)
  await admin().patch(`/service/${service._id}`, { title: 'Audit and more' })
  expect(Date.parse(await modified())).toBeGreaterThan(Date.parse(before))
})
