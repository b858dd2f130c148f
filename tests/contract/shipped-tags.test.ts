import { expect, it } from 'vitest'

import { LANGUAGES } from '#contract/languages.ts'
import { isFound } from '#contract/is-found.ts'
import { defaultSiteContent } from '#contract/site-content.ts'
import { member } from '../support/entities.ts'
import { groupServer } from './support/context.ts'

const demo = groupServer({ SEED: 'demo' })

it.each(LANGUAGES)('each tag that came with the site leads to demo content, in %s', async (lang) => {
  const { client } = demo()
  const tags = member((await client.get(`/site-content?lang=${lang}`)).body, 'tags')
  if (!Array.isArray(tags)) throw new Error('the site has no tags')
  expect(tags).toHaveLength(defaultSiteContent.tags.length)
  const dead: unknown[] = []
  for (const tag of tags) {
    const { body } = await client.get(`/search?${new URLSearchParams({ q: String(tag), lang })}`)
    if (!isFound(body)) throw new Error('no result of a search')
    // The match must be in the reader's language, whose text is marked; an entry may be found by its text in another language.
    const marked = body.types.some(({ entries }) =>
      entries.some(({ title, text }) => title.length > 1 || text.length > 1),
    )
    if (body.instead !== '' || !marked) dead.push(tag)
  }
  expect(dead).toEqual([])
})
