import type { Page } from 'playwright-core'

import { entities, entity } from '../support/entities.ts'
import { runTestPackages } from '../support/test-packages.ts'
import { expect, test } from './fixtures.ts'
import { inNepali, publicPages, queriedPages } from '../support/public-pages.ts'

/** Prints pages to PDF and reads its text. */

/** Removes white space, since line and page breaks differ, and replaces ligatures by letters. */
const flat = (text: string): string => text.normalize('NFKC').replace(/[\s\u00ad\u200b-\u200d]+/gu, '')

/** The texts of each page's printed sheets, in the order of the paths. */
async function printedAll(page: Page, wanted: readonly string[]): Promise<string[][]> {
  const pdfs: string[] = []
  for (const path of wanted) {
    await page.goto(path, { waitUntil: 'networkidle' })
    pdfs.push((await page.pdf({ format: 'A4' })).toString('base64'))
  }
  // One process reads all of them: loading the reader takes longer than reading.
  const pages: unknown = JSON.parse(await runTestPackages('pdf-text.js', JSON.stringify(pdfs)))
  return wanted.map((path, n) => {
    const texts: unknown = Array.isArray(pages) ? pages[n] : undefined
    if (!Array.isArray(texts)) throw new Error(`${path} has no text`)
    return texts.map((text) => flat(String(text)))
  })
}

/** The texts of a page's printed sheets. */
const printed = async (page: Page, path: string): Promise<string[]> => (await printedAll(page, [path]))[0] ?? []

/** Fails with the expected texts that are missing. */
function expectAll(path: string, found: string, texts: readonly string[]): void {
  expect(
    texts.filter((text) => !found.includes(flat(text))),
    `${path}: ${found.slice(0, 3000)}`,
  ).toEqual([])
}

const paths = [...publicPages.map(({ path }) => path), ...queriedPages].filter((path) => path !== '/login')
const firm = ['Lekhdanda Finance & Tax Consultancy', '+977 1 5550100', '12 Example Marg']

test('every page has the firm’s name, telephone and address, and nothing that leads elsewhere on the screen', async ({
  page,
  admin,
  problems,
}) => {
  problems.expect(/status of 4(04|10)/)
  const over = entity(await admin.post('/career', { title: 'Clerk of last year', validThrough: '2025-01-01' }))
  const english = [...paths, '/no-such-page', `/career/${over.slug}`, '/offline']
  const nepali = ['/', '/price', '/tax-calendar', '/offline'].map(inNepali)
  const sheets = await printedAll(page, [...english, ...nepali])
  const textOf = (path: string, n: number) => [path, (sheets[n] ?? []).join('')] as const
  for (const [path, text] of english.map(textOf)) {
    expectAll(path, text, firm)
    expect(text, path).not.toMatch(
      /Tryagain|Copylink|Onthispage|Newerpost|Skiptocontent|HomeAboutServices|Writetous|Openthemap|SendMessage|Opennow|Closednow/,
    )
  }
  for (const [path, text] of nepali.map((each, n) => textOf(each, english.length + n)))
    // PDFs encode joined Devanagari glyphs differently from the text, so only digits are compared.
    expectAll(path, text, ['+977 1 5550100'])
  await admin.remove(`/career/${over._id}`)
}, 180_000)

test('questions have their answers, plans their prices', async ({ page, admin }) => {
  const questions = entities(await admin.get('/faq'))
  const texts = questions.flatMap(({ title, description }) => [String(title), ...String(description).split('\n')])
  expect(texts.length).toBeGreaterThan(5)
  const plans = ['Regular Plan', '1,900', 'Standard Plan', '5,000', 'Golden Plan', '3,500']
  expectAll('/price', (await printed(page, '/price')).join(''), [...plans, ...texts])
})

test('a printed list begins on the first sheet', async ({ page }) => {
  for (const path of ['/services', '/blog', '/price']) {
    const [first = ''] = await printed(page, path)
    const title = await page.getByRole('main').locator('li h2').first().textContent()
    expectAll(path, first, [String(title)])
  }
})

test('a job has what there is to know of it at a glance', async ({ page, admin }) => {
  const job = entities(await admin.get('/career')).find(({ slug }) => slug === 'senior-accountant')
  const facts = [
    'At a glance',
    'Salary',
    String(job?.['salary']),
    'Place',
    String(job?.['place']),
    'Full time',
    'Apply by',
  ]
  expectAll('a job', (await printed(page, '/career/senior-accountant')).join(''), facts)
})

test('tables are whole, however wide, and no row is torn apart', async ({ page, admin }) => {
  const cell = (row: number, column: number) => `r${row}c${column}x`
  const rows = Array.from({ length: 60 }, (_, row) => Array.from({ length: 9 }, (_each, column) => cell(row, column)))
  const html = rows.map((cells) => `<tr>${cells.map((text) => `<td><p>${text}</p></td>`).join('')}</tr>`).join('')
  const post = entity(
    await admin.post('/blog/', { title: 'Rates', description: `<table><tbody>${html}</tbody></table>` }),
  )
  const sheets = await printed(page, `/blog/${post.slug}`)
  expect(sheets.length).toBeGreaterThan(1)
  expectAll('the table', sheets.join(''), rows.flat())
  for (const cells of rows)
    expect(
      sheets.filter((sheet) => cells.some((text) => sheet.includes(text))),
      cells.join(' '),
    ).toHaveLength(1)
  await admin.remove(`/blog/${post._id}`)
})

test('the tax calendar has every due date, and services what there is to download', async ({ page }) => {
  await page.goto('/tax-calendar')
  const shown = await page.getByRole('main').getByRole('heading', { level: 3 }).allTextContents()
  expect(shown.length).toBeGreaterThan(12)
  const text = (await printed(page, '/tax-calendar')).join('')
  for (const title of new Set(shown)) {
    const times = shown.filter((one) => one === title).length
    expect([title, text.split(flat(title)).length - 1 >= times]).toEqual([title, true])
  }
  expect(text, 'what is true for a day').not.toMatch(/In\d+days/)
  const service = await printed(page, '/services-details/vat-and-withholding-tax')
  expectAll('a service', service.join(''), ['Checklist: papers for your VAT return', 'PDF, 2 KB'])
})

test('the home page has the slide that is shown, whole, and no other', async ({ page }) => {
  // Scripts are not notified of the paper's width: neither by a ResizeObserver nor by `resize` events.
  await page.addInitScript(() => {
    window.ResizeObserver = class {
      disconnect() {}
      observe() {}
      unobserve() {}
    }
    window.addEventListener('resize', (event) => event.stopImmediatePropagation(), true)
  })
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/', { waitUntil: 'networkidle' })
  await page.getByRole('button', { name: 'Slide 3' }).click()
  const slides = page.locator('.swiper-slide')
  const title = (await page.locator('[aria-label="3 of 8"] h2').textContent()) ?? ''
  await expect.poll(() => page.locator('.swiper-slide-active h2').textContent()).toBe(title)
  await page.emulateMedia({ media: 'print' })
  await page.setViewportSize({ width: 700, height: 1000 })
  const shown = () =>
    slides.evaluateAll((all) =>
      all
        .filter((slide) => slide.checkVisibility())
        .map((slide) => {
          const boxes = [...slide.querySelectorAll('h2, p, svg')].map((part) => part.getBoundingClientRect())
          const isWhole = boxes.every(({ left, right }) => left >= 0 && right <= document.documentElement.clientWidth)
          return { title: slide.querySelector('h2')?.textContent, isWhole }
        }),
    )
  await expect.poll(shown).toEqual([{ title, isWhole: true }])
})
