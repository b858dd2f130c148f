import { beforeAll, expect, it } from 'vitest'

import { entities, entity } from '../support/entities.ts'
import { admin, clear, visitor } from './support/context.ts'

const posts = {
  english: { en: 'Income tax in Asar', ne: undefined },
  both: { en: 'Who has to pay tax', ne: 'कर कसले तिर्ने?' },
  inNepali: { en: 'आयकर सम्बन्धी नीति', ne: undefined },
  service: { en: 'शुल्क र पूँजी, २०८१', ne: undefined },
} as const

const names = new Map<string, string>()

beforeAll(async () => {
  await clear('blog')
  for (const [name, { en, ne }] of Object.entries(posts)) {
    const made = entity(
      await admin().post('/blog', { title: en, description: `<p>${name === 'both' ? 'सजिलो' : ''}</p>` }),
    )
    if (ne) await admin().patch(`/blog/${made._id}?lang=ne`, { title: ne })
    names.set(made._id, name)
  }
})

it.each([
  ['tax', ['both', 'english']],
  ['TAX', ['both', 'english']],
  ['कर', ['both', 'inNepali']],
  ['kar', ['both', 'inNepali']],
  ['aayakar', ['inNepali']],
  ['आयकर', ['inNepali']],
  // In both languages together
  ['tax कर', ['both']],
  ['tax kar', ['both']],
  ['kasle tirne', ['both']],
  // Letters that sound alike: ह्रस्व and दीर्घ vowels; ब and व; श, ष and स
  ['निति', ['inNepali']],
  ['niti', ['inNepali']],
  ['neeti', ['inNepali']],
  ['सुल्क', ['service']],
  ['षूल्क', ['service']],
  ['sulka', ['service']],
  ['shulka', ['service']],
  ['पुंजी', ['service']],
  ['सम्वन्धि', ['inNepali']],
  ['sambandhi', ['inNepali']],
  ['2081', ['service']],
  ['२०८१', ['service']],
  // Phonetic spellings of English words find nothing
  ['taks', []],
  ['inkome', []],
  ['xyzzy', []],
])('%s finds %j, whichever language is requested', async (words, expected) => {
  for (const lang of ['en', 'ne']) {
    const answer = await visitor().get(`/blog?lang=${lang}&q=${encodeURIComponent(words)}`)
    expect(
      entities(answer)
        .map(({ _id }) => names.get(_id))
        .toSorted(),
    ).toEqual(expected)
  }
})
