import { http, HttpResponse } from 'msw'
import { expect, it } from 'vitest'

import { createApi } from '../../api/client.ts'
import { aPost } from '../../testing/entries.ts'
import { mockContent, server } from '../../testing/mock-api.ts'
import { pageRequest } from '../../testing/page-request.ts'
import { loadStaffLanguage } from '../language/load-staff-language.ts'
import { findEntries } from './find-entries.ts'

const api = createApi(pageRequest('/').fetch)

/** Finds among posts with these titles, in the server's order. Returns the titles found, and how often each type was asked for. */
async function findAmong(titles: readonly string[], query: string) {
  const asked: string[] = []
  mockContent({ blog: titles.map((title, at) => aPost({ _id: String(at), slug: `post-${at}`, title })) })
  server.use(http.get('*/api/:type', ({ request }) => void asked.push(new URL(request.url).pathname)))
  const { staff } = await loadStaffLanguage('en')
  const found = await findEntries(api, query, staff)
  return { titles: found.map(({ title }) => title), asked: asked.filter((path) => path === '/api/blog').length }
}

const others = Array.from({ length: 30 }, (_each, at) => `Post ${at}`)

it('what has the query in its title comes before what has it in its text, wherever the server lists it', async () => {
  const { titles } = await findAmong(['A private firm', ...others, 'VAT for shops'], 'vat')
  expect(titles).toEqual(['VAT for shops', 'A private firm', 'Post 0', 'Post 1'])
})

it('a title counts that has the words in another order, one that has only some of them does not', async () => {
  const { titles } = await findAmong([...others, 'The late return', 'Return of VAT'], 'vat  RETURN')
  expect(titles).toEqual(['Return of VAT', 'Post 0', 'Post 1', 'Post 2'])
})

it('the list is read once where all that matches is shown', async () => {
  expect(await findAmong(others.slice(0, 4), 'vat')).toEqual({ titles: others.slice(0, 4), asked: 1 })
  expect(await findAmong(others, 'vat')).toEqual({ titles: others.slice(0, 4), asked: 2 })
})

it('a type whose list fails leaves the others', async () => {
  mockContent({ blog: [aPost({ title: 'VAT' })] })
  server.use(http.get('*/api/team', () => HttpResponse.json({ message: 'no' }, { status: 500 })))
  const { staff } = await loadStaffLanguage('en')
  expect(await findEntries(api, 'vat', staff)).toMatchObject([{ title: 'VAT', kind: 'Blog' }])
})
