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

it('texts that the firm has in Nepali alone show in Nepali', async () => {
  const { contentOf } = await import('./read-site-content.ts')
  const plans = (features: string) => [{ name: 'Small', price: 100, period: 'Per month', features }]
  const own = {
    en: { introductions: { about: '' }, plans: plans('') },
    ne: { introductions: { about: 'हाम्रो परिचय' }, plans: plans('मासिक विवरण\nसल्लाह') },
  }
  const content = await contentOf(payload, async (locale) => own[locale], 'ne')
  expect(content.introductions.about).toBe('हाम्रो परिचय')
  expect(content.plans[0]?.features).toEqual(['मासिक विवरण', 'सल्लाह'])
})
