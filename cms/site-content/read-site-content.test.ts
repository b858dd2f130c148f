import type { Payload } from 'payload'
import { expect, it } from 'vitest'

import { preparePayload } from '#cms/testing/payload.ts'

let payload: Payload
preparePayload((started) => (payload = started))

it('in each language the firm’s own name stands where no short one and no search title are set', async () => {
  const { contentOf } = await import('./read-site-content.ts')
  const names = { en: 'ABC Associates', ne: 'एबीसी एसोसिएट्स' }
  for (const language of ['en', 'ne'] as const) {
    const content = await contentOf(payload, async (locale) => ({ firmName: names[locale] }), language)
    expect(content).toMatchObject({
      firmName: names[language],
      shortName: names[language],
      seo: { title: names[language] },
    })
    expect(content.fellBack ?? []).not.toContain('shortName')
  }
})
