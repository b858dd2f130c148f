import type { EntityOf } from '#contract/index.ts'
import type { Image } from '#contract/resource.ts'

export const picture: Image = {
  filePath: '/media/desk.jpg',
  filename: 'desk.jpg',
  alt: 'A desk',
  width: 1600,
  height: 900,
  sizes: [
    { width: 480, filePath: '/media/desk-480.webp' },
    { width: 960, filePath: '/media/desk-960.webp' },
  ],
}

const text = {
  _id: '1',
  title: 'Filing a return',
  description: '<p>Bring your <strong>papers</strong>.</p>',
  image: null,
  createdAt: '2026-11-20T20:00:00.000Z',
}

export const anAbout = (given: Partial<EntityOf<'about'>> = {}): EntityOf<'about'> => ({ ...text, ...given })
export const aPost = (given: Partial<EntityOf<'blog'>> = {}): EntityOf<'blog'> => ({
  ...text,
  slug: 'filing-a-return',
  ...given,
})
export const aService = (given: Partial<EntityOf<'service'>> = {}): EntityOf<'service'> => ({
  ...text,
  slug: 'filing-a-return',
  ...given,
})
export const aJob = (given: Partial<EntityOf<'career'>> = {}): EntityOf<'career'> => ({
  ...text,
  title: 'Bookkeeper',
  salary: 'Rs 40,000',
  slug: 'bookkeeper',
  ...given,
})
export const aFaq = (given: Partial<EntityOf<'faq'>> = {}): EntityOf<'faq'> => ({
  _id: '1',
  title: 'When is VAT due?',
  description: 'Every month.\nBy the 25th.',
  ...given,
})
export const aTag = (given: Partial<EntityOf<'tag'>> = {}): EntityOf<'tag'> => ({
  _id: '1',
  title: 'VAT',
  description: '<p>Bills and returns.</p>',
  slug: 'vat',
  createdAt: '2026-11-20T20:00:00.000Z',
  ...given,
})
export const aDeadline = (given: Partial<EntityOf<'deadline'>> = {}): EntityOf<'deadline'> => ({
  _id: '1',
  title: 'VAT return',
  description: '<p>Within 25 days.</p>',
  law: 'VAT Act, section 18',
  taxpayers: ['vat'],
  recurrence: 'bs 25 of every month in arrears',
  movesOn: false,
  source: '',
  slug: 'vat-return',
  createdAt: '2026-11-20T20:00:00.000Z',
  ...given,
})
export const aPolicy = (given: Partial<EntityOf<'policy'>> = {}): EntityOf<'policy'> => ({
  _id: '1',
  title: 'Privacy policy',
  description: '<p>We keep what you send for a year.</p>',
  atForms: true,
  slug: 'privacy-policy',
  createdAt: '2026-11-20T20:00:00.000Z',
  ...given,
})
export const aMember = (given: Partial<EntityOf<'team'>> = {}): EntityOf<'team'> => ({
  _id: '1',
  name: 'Sarita Rai',
  post: 'Partner',
  image: null,
  ...given,
})

/** Creates `count` entries, numbered from 1. */
export const many = <Entry>(count: number, make: (number: number) => Entry): Entry[] =>
  Array.from({ length: count }, (_, index) => make(index + 1))
