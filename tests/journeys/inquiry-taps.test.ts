import type { Locator, Page } from 'playwright-core'

import type { ResourceName } from '#contract/index.ts'
import type { Language } from '#contract/languages.ts'
import type { Client } from '../support/client.ts'
import { entities, member } from '../support/entities.ts'
import { Clicks } from './count-clicks.ts'
import { expect, test } from './fixtures.ts'
import { screens, throughMenu } from './screens.ts'

/* The number of taps from the entry page to a sent inquiry, without typing: at most four. docs/measurements.md lists them. */

const MOST = 4
const inquiry = { name: 'Binod Shah', phone: '+977 9800000000', email: 'binod@example.com', message: 'Two questions.' }

const words = {
  en: {
    read: /Read More/,
    ask: /^Ask about this/,
    select: 'Select plan',
    fields: ['Full Name', 'Phone', 'Email', 'Message'],
    send: 'Send Message',
    sent: 'Inquiry send successfully',
  },
  ne: {
    read: /पूरा पढ्नुहोस्/,
    ask: /^यसबारे सोध्नुहोस्/,
    select: 'यो योजना रोज्नुहोस्',
    fields: ['पूरा नाम', 'फोन', 'इमेल', 'सन्देश'],
    send: 'सन्देश पठाउनुहोस्',
    sent: 'तपाईंको सन्देश पठाइयो',
  },
} as const

interface Way {
  /** The path of the entry page. */
  from: string
  go: (visit: {
    page: Page
    said: (typeof words)[Language]
    click: (target: Locator) => Promise<void>
  }) => Promise<void>
  subject: (client: Client, language: Language) => Promise<unknown>
}

const titleOf = (type: ResourceName, slug?: string) => async (client: Client, language: Language) => {
  const all = entities(await client.get(`/${type}?lang=${language}`))
  return (slug === undefined ? all[0] : all.find((entry) => entry['slug'] === slug))?.['title']
}

/** Follows the only "Ask about this" link of an entry's page. */
const askHere: Way['go'] = ({ page, said, click }) => click(page.getByRole('link', { name: said.ask }))

const selectPlan: Way['go'] = ({ page, said, click }) => click(page.getByRole('button', { name: said.select }).nth(1))
const planName: Way['subject'] = async (client, language) => {
  const plans = member((await client.get(`/site-content?lang=${language}`)).body, 'plans')
  return Array.isArray(plans) ? member(plans[1], 'name') : undefined
}

const readOn: Way['go'] = async (visit) => {
  await visit.click(visit.page.getByRole('main').getByRole('link', { name: visit.said.read }).first())
  await askHere(visit)
}

const ways: readonly Way[] = [
  { from: '/', go: readOn, subject: titleOf('service') },
  {
    from: '/',
    go: async (visit) => {
      await throughMenu(visit.page, { menu: 'Menu', entry: 'Price' }, visit.click)
      await selectPlan(visit)
    },
    subject: planName,
  },
  {
    from: '/',
    go: async ({ page, said, click }) => {
      await throughMenu(page, { menu: 'Menu', entry: 'Career' }, click)
      await page.waitForURL('**/career')
      await click(page.getByRole('main').getByRole('listitem').getByRole('link', { name: said.ask }).first())
    },
    subject: titleOf('career'),
  },
  {
    from: '/blog/is-it-time-to-register-for-vat',
    go: askHere,
    subject: titleOf('blog', 'is-it-time-to-register-for-vat'),
  },
  {
    from: '/services-details/income-tax-returns',
    go: askHere,
    subject: titleOf('service', 'income-tax-returns'),
  },
  { from: '/career/senior-accountant', go: askHere, subject: titleOf('career', 'senior-accountant') },
  {
    from: '/tax-calendar/vat-return-and-payment',
    go: askHere,
    subject: titleOf('deadline', 'vat-return-and-payment'),
  },
  { from: '/price', go: selectPlan, subject: planName },
  { from: '/team', go: askHere, subject: async () => 'Team' },
  { from: '/ne', go: readOn, subject: titleOf('service') },
  { from: '/ne/price', go: selectPlan, subject: planName },
]

for (const { screen, device } of screens)
  for (const javaScriptEnabled of [true, false])
    test(`on ${screen} ${javaScriptEnabled ? 'with' : 'without'} JavaScript an inquiry takes at most ${MOST} from each entry page`, async ({
      browser,
      server,
      admin,
    }) => {
      const context = await browser.newContext({ baseURL: server.url, javaScriptEnabled, ...device })
      try {
        const page = await context.newPage()
        for (const [position, { from, go, subject }] of ways.entries()) {
          // Without JavaScript the same content is one inquiry.
          const typed = { ...inquiry, message: `Question ${position + 1}, on ${screen}.` }
          const language = /^\/ne(\/|$)/.test(from) ? 'ne' : 'en'
          const said = words[language]
          const clicks = new Clicks()
          const click = (target: Locator) => clicks.on(target)
          await page.goto(from, { waitUntil: javaScriptEnabled ? 'networkidle' : 'load' })
          await go({ page, said, click })
          await page.waitForURL(/contact\?about=/)
          for (const [index, text] of Object.values(typed).entries())
            await page.getByLabel(said.fields[index] ?? '').fill(text)
          await click(page.getByRole('button', { name: said.send }))
          await page.getByText(said.sent).first().waitFor()
          const about = await subject(admin, language)
          expect(entities(await admin.get('/contactus'))[0]).toMatchObject({ ...typed, subject: about })
          expect([from, about, clicks.count <= MOST, clicks.count]).toEqual([
            from,
            expect.any(String),
            true,
            clicks.count,
          ])
        }
      } finally {
        await context.close()
      }
    })
