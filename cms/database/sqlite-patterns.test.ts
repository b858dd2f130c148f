import type { Payload } from 'payload'
import { expect, it } from 'vitest'

import { preparePayload } from '#cms/testing/payload.ts'

let payload: Payload
preparePayload((started) => (payload = started))

const found = async (operator: 'like' | 'contains', text: string): Promise<string[]> => {
  const { docs } = await payload.find({ collection: 'faqs', where: { title: { [operator]: text } }, sort: 'title' })
  return docs.map(({ title }) => title)
}

it('wildcards and the escape character in a search text match literally', async () => {
  const titles = ['100% sure', '1000 sure', 'a\\b', 'a_b', 'axb']
  for (const title of titles) await payload.create({ collection: 'faqs', data: { title, description: 'D' } })
  for (const operator of ['like', 'contains'] as const) {
    expect(await found(operator, '100%')).toEqual(['100% sure'])
    expect(await found(operator, 'A_B')).toEqual(['a_b'])
    expect(await found(operator, 'a\\b')).toEqual(['a\\b'])
    expect(await found(operator, 'sure')).toEqual(['100% sure', '1000 sure'])
  }
})
