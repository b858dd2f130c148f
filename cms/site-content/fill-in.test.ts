import { describe, expect, it } from 'vitest'

import { mapOf } from '#contract/map.ts'
import { defaultSiteContent as shipped } from '#contract/site-content.ts'
import { fillIn } from './fill-in.ts'

/** Settings as the database returns them when none is set. */
const empty = {
  firmName: null,
  shortName: '',
  tagline: '  ',
  productLink: { label: null, url: '' },
  sisterProductLink: {},
  contact: { email: null, latitude: null, longitude: null, mapLinkUrl: '' },
  socialLinks: [],
  slides: null,
  tags: [],
  seo: { title: '', image: null },
}

describe('site content', () => {
  it.each([{}, empty])('is the shipped default for the empty settings %j', (own) => {
    expect(fillIn(own)).toEqual(shipped)
  })
})

describe('a setting replaces its own default only', () => {
  const text = 'The firm’s own'
  it.each([
    [{ shortName: text }, { shortName: text }],
    [{ productLink: { label: text } }, { productLink: { label: text, url: shipped.productLink?.url } }],
    [{ productLink: { url: '/x' } }, { productLink: { label: shipped.productLink?.label, url: '/x' } }],
    [{ copyrightYear: 2026 }, { copyrightYear: 2026 }],
    [{ tags: ['One'] }, { tags: ['One'] }],
    [{ statistics: [{ id: '1', value: '3', label: text }] }, { statistics: [{ value: '3', label: text }] }],
    [
      { contact: { whatsApp: '+977 9841234567', viber: ' ' } },
      { contact: { ...shipped.contact, whatsApp: '9779841234567' } },
    ],
    [{ contact: { phone: text } }, { contact: { ...shipped.contact, phone: text } }],
    [{ seo: { title: text } }, { seo: { ...shipped.seo, title: text } }],
    [
      { plans: [{ name: text, price: 0, period: 'Once', features: null }] },
      { plans: [{ name: text, price: 0, period: 'Once', features: [] }] },
    ],
    [
      { plans: [{ name: text, price: 5, period: 'Once', features: ' One\n\nTwo \nOne' }] },
      { plans: [{ name: text, price: 5, period: 'Once', features: ['One', 'Two'] }] },
    ],
  ])('%j', (own, shown) => {
    expect(fillIn(own)).toEqual({ ...shipped, ...shown })
  })
})

describe('a firm with a name of its own', () => {
  const firmName = 'Himal and Sons'
  const unclaimed = {
    productLink: null,
    sisterProductLink: null,
    designerCredit: null,
    socialLinks: [],
    statistics: [],
    tags: [],
  }
  const named = { ...shipped, ...unclaimed, firmName }
  const { email } = shipped.contact

  it.each([
    // The name stands where the short one and the search title are not set.
    [{}, { shortName: firmName, seo: { ...shipped.seo, title: firmName } }],
    [
      { tagline: ' Taxes made plain ' },
      {
        tagline: 'Taxes made plain',
        shortName: firmName,
        seo: { ...shipped.seo, title: `${firmName} – Taxes made plain` },
      },
    ],
    [
      { shortName: 'S', seo: { title: 'T' } },
      { shortName: 'S', seo: { ...shipped.seo, title: 'T' } },
    ],
  ])('is found by it, with %j', (own, shown) => {
    expect(fillIn({ firmName, ...own })).toEqual({
      ...named,
      workingHours: 'Sunday to Friday 09:00–17:00',
      contact: { ...shipped.contact, careersEmail: email },
      ...shown,
    })
  })

  it.each([
    [{}, unclaimed],
    [{ productLink: { label: 'Ledger' }, designerCredit: { url: 'https://x.example' } }, unclaimed],
    [{ productLink: { label: 'Ledger', url: '/l' } }, { ...unclaimed, productLink: { label: 'Ledger', url: '/l' } }],
    [
      { statistics: [{ value: '3', label: 'offices' }] },
      { ...unclaimed, statistics: [{ value: '3', label: 'offices' }] },
    ],
  ])('shows no links and figures but its own: %j', (own, shown) => {
    expect(fillIn({ firmName, ...own })).toMatchObject(shown)
  })

  it('takes applications at its own address', () => {
    const contact = { email: 'office@himal.example' }
    expect(fillIn({ firmName, contact }).contact.careersEmail).toBe(contact.email)
    expect(fillIn({ contact }).contact.careersEmail).toBe(shipped.contact.careersEmail)
  })
})

it('the map shows the position, which is used only if both coordinates are set', () => {
  const position = { latitude: 0, longitude: -71.5 }
  expect(fillIn({ contact: position }).contact).toEqual({ ...shipped.contact, ...position, ...mapOf(position) })
  expect(fillIn({ contact: { latitude: 1 } }).contact).toEqual(shipped.contact)
  const { latitude: _lat, longitude: _lon, mapEmbedUrl: _map, ...elsewhere } = shipped.contact
  expect(fillIn({ contact: { location: ' Tinkune, Kathmandu' } }).contact).toEqual({
    ...elsewhere,
    location: 'Tinkune, Kathmandu',
    mapLinkUrl: 'https://www.openstreetmap.org/search?query=Tinkune%2C+Kathmandu',
  })
  expect(fillIn({ contact: { ...position, mapLinkUrl: 'https://maps.example.com/' } }).contact).toMatchObject({
    mapEmbedUrl: mapOf(position).mapEmbedUrl,
    mapLinkUrl: 'https://maps.example.com/',
  })
})

it('a slide whose picture was deleted shows its drawing', () => {
  const [slide] = fillIn({ slides: [{ title: 'T', subtitle: 'S', drawing: 'lamp', image: 'an id' }] }).slides
  expect(slide).toEqual({ title: 'T', subtitle: 'S', drawing: 'lamp', image: null })
})
