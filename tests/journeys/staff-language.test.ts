import type { Page } from 'playwright-core'

import { openScreen, toast } from './staff-screens.ts'
import { administrator } from '../support/people.ts'
import { entities, entity } from '../support/entities.ts'
import { violationsOf } from './axe.ts'
import { expect, test } from './fixtures.ts'
import { latinWords } from '#contract/testing/latin-words.ts'

const looks = [
  { colorScheme: 'light', width: 390 },
  { colorScheme: 'dark', width: 1440 },
] as const

/** Names of programs, keys, formats and the firm, which are not translated. */
const isName = (word: string): boolean =>
  /^(node|Chrome|Linux|Windows|macOS|Ctrl|Shift|Alt|JPEG|PNG|WebP|AVIF|GIF|PDF|Lekhdanda)$/.test(word)

/** The Latin words of a screen, without names and without the firm's own English content. */
const strangeWords = async (page: Page, written: string): Promise<string[]> =>
  (await page.evaluate(latinWords, undefined)).filter((word) => !isName(word) && !written.includes(word))

async function speakNepali(page: Page): Promise<void> {
  await openScreen(page, '/account')
  await page.getByRole('radio', { name: 'नेपाली' }).check()
  await page.getByRole('heading', { level: 1, name: 'मेरो खाता' }).waitFor()
}

test('an administrator chooses Nepali on the account screen, works with the screens in it, and goes back to English', async ({
  adminPage: page,
}) => {
  await openScreen(page, '/account')
  await page.getByLabel('Name').fill('आशा राई')
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByText('Your details are saved').waitFor()
  await page.getByLabel('Current password').fill('half a passw')
  await page.getByRole('radio', { name: 'नेपाली' }).check()
  await page.getByRole('heading', { level: 1, name: 'मेरो खाता' }).waitFor()
  expect(await page.getByLabel('हालको पासवर्ड').inputValue()).toBe('half a passw')
  await expect.poll(() => page.title()).toMatch(/^मेरो खाता/)

  const sidebar = page.getByRole('complementary', { name: 'छेउको मेनु' })
  await sidebar.getByRole('link', { name: 'ड्यासबोर्ड' }).click()
  await page.getByRole('heading', { level: 1, name: 'स्वागत छ, आशा राई' }).waitFor()
  expect(new URL(page.url()).pathname).toBe('/dashboard')

  for (const { colorScheme, width } of looks) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await page.setViewportSize({ width, height: 900 })
    for (const path of ['/dashboard', '/account', '/people', '/add-price', '/register']) {
      const response = await page.goto(path, { waitUntil: 'networkidle' })
      expect(await response?.text(), path).toContain('<html lang="ne"')
      expect(await page.evaluate(() => document.documentElement.lang), path).toBe('ne')
      expect(
        (await page.evaluate(latinWords, undefined)).filter((word) => !isName(word)),
        path,
      ).toEqual([])
      expect(await violationsOf(page, 'iframe'), path).toEqual([])
      expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(width)
    }
  }
  await sidebar.getByRole('link', { name: 'साइट', exact: true }).click()
  await page.waitForURL('**/ne')

  await openScreen(page, '/account')
  await page.getByRole('radio', { name: 'English' }).check()
  await page.getByRole('heading', { level: 1, name: 'Account' }).waitFor()
  await page.reload()
  expect(await page.evaluate(() => document.documentElement.lang)).toBe('en')
})

test('the desk of inquiries is in Nepali, but for what is written to the visitor', async ({
  adminPage: page,
  admin,
}) => {
  await admin.patch('/account', { name: 'आशा राई', language: 'ne', currentPassword: '' })
  const message = 'मूल्य अभिवृद्धि कर कति लाग्छ? '.repeat(9)
  const hari = { name: 'हरि श्रेष्ठ', email: 'hari@example.com', phone: '9841-234567', message }
  for (const inquiry of [hari, { ...hari, name: 'गीता', email: 'gita@example.com' }])
    entity(await admin.post('/contactus', inquiry))

  for (const { colorScheme, width } of looks) {
    const check = async (part: string) => {
      expect(await strangeWords(page, ''), `${part} at ${width}`).toEqual([])
      expect(await violationsOf(page, 'iframe'), `${part} at ${width}`).toEqual([])
      expect(await page.evaluate(() => document.documentElement.scrollWidth), part).toBeLessThanOrEqual(width)
    }
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/inquiry-list', { waitUntil: 'networkidle' })
    await page
      .getByText(/भित्र जवाफ दिनुपर्ने$/)
      .first()
      .waitFor()
    await expect.poll(() => page.title()).toMatch(/^\([१२]\) सोधपुछ/)
    await check('the list')

    await page.getByRole('button', { name: 'हरि श्रेष्ठ को विवरण' }).click()
    const dialog = page.getByRole('dialog', { name: 'हरि श्रेष्ठ' })
    await dialog.getByRole('button', { name: 'आफैँ लिनुहोस्' }).click()
    await dialog.getByRole('button', { name: 'फिर्ता दिनुहोस्' }).waitFor()
    await dialog.getByRole('textbox', { name: 'टिपोट' }).fill(`भोलि ${width}`)
    await dialog.getByRole('button', { name: 'टिपोट थप्नुहोस्' }).click()
    await dialog.getByRole('listitem').getByText(`भोलि ${width}`).waitFor()
    await check('an inquiry')
    await dialog.getByRole('button', { name: 'फिर्ता दिनुहोस्' }).click()
    await dialog.getByRole('button', { name: 'आफैँ लिनुहोस्' }).waitFor()
    await page.keyboard.press('Escape')

    await page.getByRole('button', { name: 'एक व्यक्तिको विवरण' }).click()
    await page.getByRole('dialog').getByLabel('इमेल').fill('hari@example.com')
    await page.getByRole('button', { name: 'मेटाउनुहोस् …' }).click()
    await check('the data of a person')
  }
  await page.getByRole('button', { name: 'सदाका लागि मेटाउनुहोस्' }).click()
  await page.getByText('एउटा सोधपुछ मेटाइयो').waitFor()
})

test('no screen has an English word but what the firm wrote, nor when its empty form is refused', async ({
  adminPage: page,
  admin,
  problems,
}) => {
  await speakNepali(page)
  const types = { about: 'about', service: 'service', blog: 'blog', team: 'team', career: 'career', faq: 'faq' }
  const lists = await Promise.all(Object.values(types).map(async (path) => entities(await admin.get(`/${path}`))))
  const written = JSON.stringify(
    lists.flat().map(({ title, name, post, salary, image }) => [title, name, post, salary, image]),
  )
  const firstOf = (type: keyof typeof types) => lists[Object.keys(types).indexOf(type)]?.[0]?._id
  const found: string[] = []
  const check = async (place: string) => {
    const words = await strangeWords(page, written + administrator.name)
    found.push(...words.map((word) => `${place}: ${word}`))
  }
  for (const path of ['/dashboard', '/inquiry-list', '/trash', '/people', `/edit-about/${firstOf('about')}`]) {
    await openScreen(page, path)
    await check(path)
  }
  for (const path of [`/edit-career/${firstOf('career')}`, `/update-team/${firstOf('team')}`, '/add-price']) {
    await openScreen(page, path)
    await check(path)
  }
  problems.expect(/400/)
  for (const path of [...Object.keys(types).map((type) => `/add-${type}`), '/register']) {
    await openScreen(page, path)
    await check(path)
    await page.getByRole('main').locator('form [type="submit"]').first().click()
    await page.locator('.Toastify__toast').waitFor()
    await check(`the empty form of ${path}, and its toast`)
  }
  expect(found).toEqual([])
})

test('an administrator whose screens are in Nepali writes, schedules, compares and looks at a post', async ({
  adminPage: page,
  admin,
}) => {
  await speakNepali(page)
  const posts = entities(await admin.get('/blog'))
  const [post] = posts
  const changed = 'Taxes of 2026'
  const titles = [...posts.map(({ title }) => String(title)), changed, administrator.name].join(' ')
  const faultless = async (width: number, place: string, written = titles) => {
    expect(await strangeWords(page, written), place).toEqual([])
    expect(await violationsOf(page, 'iframe'), place).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth), place).toBeLessThanOrEqual(width)
  }
  await openScreen(page, `/edit-blog/${post?._id}`)
  await page.getByLabel('शीर्षक', { exact: true }).fill(changed)
  await page.getByRole('button', { name: 'मस्यौदा राख्नुहोस्' }).click()
  await toast(page, 'मस्यौदा सुरक्षित गरियो')
  for (const { colorScheme, width } of looks) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await page.setViewportSize({ width, height: 900 })
    await openScreen(page, '/add-blog')
    await faultless(width, 'the list')
    await page.getByLabel('अनुवाद').selectOption('केही मात्र नेपालीमा')
    await page.getByText('यो छनोटसँग मिल्ने केही छैन।').waitFor()
    await openScreen(page, `/edit-blog/${post?._id}`)
    for (const fold of await page.locator('form summary').all()) if (await fold.isVisible()) await fold.click()
    await page.getByRole('button', { name: 'समय तोक्नुहोस्', exact: true }).click()
    await page.getByText('मिति र समय रोज्नुहोस्।').waitFor()
    await page.getByRole('tab', { name: 'नेपाली' }).click()
    await page.getByRole('tabpanel').getByRole('toolbar').waitFor()
    // The preview of the search result contains the page's URL and the firm's name.
    const found = await page.getByRole('group', { name: 'खोजीमा यस्तो देखिन्छ' }).innerText()
    await faultless(width, 'the form', titles + found)
    await page
      .getByRole('button', { name: /संस्करणसँग तुलना गर्नुहोस्/ })
      .first()
      .click()
    await page.getByRole('dialog').waitFor()
    await faultless(width, 'the comparison', titles + found)
    await page.goto(`/preview/blog/${post?._id}`, { waitUntil: 'networkidle' })
    const bar = page.getByRole('complementary', { name: 'पूर्वावलोकन' })
    await bar.getByRole('link', { name: 'सम्पादन गर्नुहोस्' }).waitFor()
    expect(await bar.getAttribute('lang')).toBe('ne')
    expect(await page.evaluate(() => document.documentElement.lang)).toBe('en')
    expect(await bar.innerText()).not.toMatch(/\p{Script=Latin}/u)
    expect(await violationsOf(page, 'iframe')).toEqual([])
  }
})

test('a list is searched by titles in both languages, and shows those of the screens, drafts too', async ({
  adminPage: page,
  admin,
}) => {
  await admin.patch('/account', { language: 'en', currentPassword: '' })
  const { _id } = entity(await admin.post('/blog', { title: 'Two returns', description: '<p>Both.</p>' }))
  await admin.patch(`/blog/${_id}?lang=ne`, { title: 'दुई विवरण' })
  await admin.post('/draft/blog', { title: 'In English alone' })
  const rows = page.getByRole('main').getByRole('row')
  const find = async (text: string, shown: string, lang: string) => {
    await page.getByRole('main').getByRole('searchbox').fill(text)
    await expect.poll(() => rows.count()).toBe(2)
    expect(await rows.nth(1).getByText(shown, { exact: true }).getAttribute('lang')).toBe(lang)
  }
  await openScreen(page, '/add-blog')
  for (const text of ['दुई विवरण', 'two returns']) await find(text, 'Two returns', 'en')
  await speakNepali(page)
  const sidebar = page.getByRole('complementary', { name: 'छेउको मेनु' })
  await sidebar.getByRole('link', { name: 'ब्लग', exact: true }).click()
  await page.waitForURL('**/add-blog')
  for (const text of ['दुई विवरण', 'two returns']) await find(text, 'दुई विवरण', 'ne')
  await find('english alone', 'In English alone', 'en')
  const served = await page.goto('/add-blog', { waitUntil: 'networkidle' })
  expect(await served?.text()).toMatch(/<span[^>]* lang="ne"[^>]*>दुई विवरण</)
  await page.getByRole('link', { name: 'दुई विवरण सम्पादन गर्नुहोस्' }).click()
  // The form's first tab is that of the default language, whatever the list shows.
  await expect.poll(() => page.getByLabel('शीर्षक', { exact: true }).inputValue()).toBe('Two returns')
})
