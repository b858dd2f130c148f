import fc from 'fast-check'
import type { Page } from 'playwright-core'

import { paletteNames } from '#contract/palette-names.ts'
import { alignments, headings, palettes, textStyles } from '#contract/rich-text.ts'
import { xssVectors } from '../corpus/xss.ts'
import type { Client } from '../support/client.ts'
import { entity } from '../support/entities.ts'
import { violationsOf } from './axe.ts'
import { expect, test } from './fixtures.ts'
import { addInPanel, openInPanel, publish } from './panel-editor.ts'

const styled = textStyles.flatMap((property) =>
  palettes[property].map((value) => `<p><span style='${property}: ${value};'>${property} ${value}</span></p>`),
)
const everything = [
  ...headings.map((tag) => `<${tag}>A heading</${tag}>`),
  ...styled.map((paragraph) => paragraph.replaceAll('"', '&quot;').replaceAll("'", '"')),
  ...alignments.map((align) => `<p style="text-align: ${align};">${align}</p>`),
  '<p style="text-align: right; padding-inline-start: 120px;">far in</p>',
  '<blockquote style="padding-inline-start: 40px;">A quote<br>of two lines</blockquote>',
  '<p><strong>bold <em>and slanted</em></strong> <u>under</u> <s>struck</s> x<sub>2</sub> y<sup>3</sup> <code>code</code></p>',
  '<p>To <a href="https://example.com/?a=1&amp;b=2" target="_blank" rel="noopener noreferrer">a <strong>page</strong></a>, <a href="/price">prices</a>, <a href="tel:+97712345">us</a></p>',
  '<ol start="4"><li>four<ul><li>inner<ol><li>innermost</li></ol></li><li style="text-align: center;">centred</li></ul></li><li>five</li></ol>',
  '<table><thead><tr><th scope="col" colspan="2">Slab</th><th scope="col"><em>Tax</em></th></tr></thead><tbody><tr><th scope="row" rowspan="2">First</th><td><p>one</p><ul><li>item</li></ul></td><td><p style="text-align: right;">1%</p></td></tr><tr><td><a href="/price">prices</a></td><td></td></tr></tbody></table>',
  '<p>नमस्ते &nbsp; two spaces 😀</p><p><br></p><p dir="rtl">שלום</p>',
  '<p>The end</p>',
].join('')

const descriptionOf = async (admin: Client, id: string): Promise<string> =>
  String(entity(await admin.get(`/blog/blog-id/${id}`))['description'])

test('X9: everything that the contract allows survives an edit elsewhere in the panel, to the byte', async ({
  adminPage,
  admin,
}) => {
  const { _id: id } = entity(await admin.post('/blog/', { title: 'Everything at once', description: everything }))
  const before = await descriptionOf(admin, id)
  for (const tag of ['h6', 'blockquote', 'ol', 'ul', 'a', 'sub', 'code', 'table']) expect(before).toContain(`<${tag}`)
  for (const property of textStyles)
    for (const value of palettes[property]) expect(before).toContain(value.split('"')[0])

  await addInPanel(adminPage, id, ' and more')

  expect(await descriptionOf(admin, id)).toBe(before.replace('The end', 'The end and more'))
})

test('a deep indent leaves room for words on a phone', async ({ page, admin }) => {
  const { slug } = entity(
    await admin.post('/blog/', {
      title: 'Deep',
      description: '<p class="ql-indent-8">Eight levels deep as Quill allows</p>',
    }),
  )
  await page.setViewportSize({ width: 360, height: 800 })
  await page.goto(`/blog/${slug}`)
  const words = page.getByText('Eight levels deep')
  expect(await words.evaluate((node) => node.getBoundingClientRect().height)).toBeLessThan(120)
  const page360 = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    return { scrollWidth, clientWidth }
  })
  expect(page360.scrollWidth).toBeLessThanOrEqual(page360.clientWidth)
})

test('text on a background of any colour is readable, on light paper and on dark', async ({ page, admin }) => {
  const channel = fc.nat({ max: 255 })
  const colour = fc.oneof(
    fc.tuple(channel, channel, channel).map((channels) => `rgb(${channels.join(', ')})`),
    fc.tuple(channel, channel, channel, fc.nat({ max: 100 })).map((channels) => `rgba(${channels.join(', ')}%)`),
    fc.tuple(fc.nat({ max: 360 }), fc.nat({ max: 100 })).map(([hue, light]) => `hsl(${hue} 90% ${light}%)`),
    channel.map((grey) => `rgb(${grey} ${grey} ${grey})`),
    fc.constantFrom('#000000', 'navy', 'yellow', 'oklch(0.6 0.3 150)'),
  )
  const texts = fc.sample(colour, 300).map((each, n) => `<span style="background-color: ${each}">${n}</span>`)
  const description = `<p>${texts.join(' ')}</p><p><a href="/price">Linked <span style="background-color: #000">in black</span></a></p>`
  const { slug } = entity(await admin.post('/blog/', { title: 'On any ground', description }))
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    await page.goto(`/blog/${String(slug)}`)
    const shown = await page.locator('.rich-text span[style]').evaluateAll((spans) => {
      const context = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true })
      const luminance = (value: string): number => {
        if (!context) return NaN
        context.clearRect(0, 0, 1, 1)
        context.fillStyle = value
        context.fillRect(0, 0, 1, 1)
        const [r = 0, g = 0, b = 0, alpha] = context.getImageData(0, 0, 1, 1).data
        const linear = (part: number) => (part <= 10 ? part / 3294.6 : ((part / 255 + 0.055) / 1.055) ** 2.4)
        return alpha === 255 ? 0.2126 * linear(r) + 0.7152 * linear(g) + 0.0722 * linear(b) : NaN
      }
      return spans.map((span) => {
        const style = getComputedStyle(span)
        const [low = NaN, high = NaN] = [luminance(style.color), luminance(style.backgroundColor)].toSorted(
          (a, b) => a - b,
        )
        return { is: `${style.color} on ${style.backgroundColor}`, contrast: (high + 0.05) / (low + 0.05) }
      })
    })
    expect(shown).toHaveLength(texts.length + 1)
    expect(shown.filter(({ contrast }) => !(contrast >= 4.5))).toEqual([])
  }
})

test('headings look on the page as they do in the editor, each level in its own way, whatever level the page gives them', async ({
  adminPage: page,
  admin,
}) => {
  const description = [1, 2, 3, 4, 5, 6].map((n) => `<h${n}>Level ${n}</h${n}><p>x</p>`).join('')
  const { _id: id, slug } = entity(await admin.post('/blog/', { title: 'All levels', description }))
  // In sizes of the text around, which is smaller on the staff's screens.
  const looks = () =>
    page
      .locator('.rich-text')
      .first()
      .getByRole('heading', { name: /^Level \d$/ })
      .evaluateAll((nodes) =>
        nodes.map((node) => {
          const of = (element: Element, property: string) => getComputedStyle(element).getPropertyValue(property)
          const around = Number.parseFloat(of(node.parentElement ?? node, 'font-size'))
          const sizes = ['font-size', 'line-height', 'letter-spacing'].map((property) =>
            (Number.parseFloat(of(node, property)) / around).toFixed(2),
          )
          return [...sizes, ...['font-family', 'font-weight', 'color'].map((property) => of(node, property))].join(' ')
        }),
      )
  await page.goto(`/edit-blog/${id}`)
  await page.locator('.editor-text').getByText('Level 6').waitFor()
  const inEditor = await looks()
  await page.goto(`/blog/${String(slug)}`)
  const onPage = await looks()
  expect(new Set(onPage).size).toBe(6)
  expect(onPage).toEqual(inEditor)
})

/** Chooses an item of one of the toolbar's drop-downs. */
async function choose(page: Page, group: string, name: string): Promise<void> {
  await page
    .locator('.fixed-toolbar')
    .getByRole('button', { name: `${group} dropdown`, exact: true })
    .click()
  await page.locator('.toolbar-popup__dropdown-items').getByRole('button', { name, exact: true }).click()
}

test('X9: what the panel’s toolbar makes is read on the page, survives a call of the contract, and can be cleared', async ({
  adminPage: page,
  admin,
}) => {
  const { _id: id, slug } = entity(
    await admin.post('/blog/', { title: 'Made in the panel', description: '<h2>Coloured</h2><p>The end</p>' }),
  )
  const editor = await openInPanel(page, id)
  await editor.getByText('Coloured').dblclick()
  const chosen = { color: 'Red', 'background-color': 'Mint', 'font-family': 'Serif', 'font-size': 'Huge' } as const
  for (const property of textStyles) await choose(page, property, chosen[property])
  await publish(page)

  const style = textStyles
    .map((property) => {
      const value = Object.entries(paletteNames[property]).find(([, name]) => name === chosen[property])?.[0]
      return `${property}: ${value?.replaceAll('"', '&quot;')};`
    })
    .join(' ')
  const made = `<h2><span style="${style}">Coloured</span></h2><p>The end</p>`
  expect(await descriptionOf(admin, id)).toBe(made)

  await page.goto(`/blog/${String(slug)}`)
  const seen = page.getByText('Coloured', { exact: true })
  expect(await seen.evaluate((element) => getComputedStyle(element).fontFamily)).toBe(
    'Georgia, "Times New Roman", serif',
  )
  // A relative colour, which is written as color(srgb …).
  const channels = await seen.evaluate((element) => getComputedStyle(element).backgroundColor.match(/[\d.]+/g))
  expect(channels?.map((channel) => Math.round(Number(channel) * 255))).toEqual([220, 239, 233])

  const edited = made.replace('The end', 'The end <em>of it</em>')
  await admin.patch(`/blog/${id}`, { description: edited })
  await addInPanel(page, id, '!')
  expect(await descriptionOf(admin, id)).toBe(edited.replace('of it</em>', 'of it!</em>'))

  await editor.getByText('Coloured').dblclick()
  await page.getByRole('button', { name: 'Clear formatting' }).click()
  await editor.locator('h2').waitFor({ state: 'detached' })
  // The editor passes its text to Payload's form only when the browser is idle.
  await page.evaluate(() => new Promise<void>((resolve) => requestIdleCallback(() => resolve())))
  await publish(page)
  expect(await descriptionOf(admin, id)).toBe('<p>Coloured</p><p>The end <em>of it!</em></p>')
})

/** The messages of dialogs that a page opens from now on; each dialog is dismissed. */
function alertsOf(page: Page): string[] {
  const alerts: string[] = []
  page.on('dialog', (dialog) => {
    alerts.push(dialog.message())
    void dialog.dismiss()
  })
  return alerts
}

/**
 * Dispatches the events that could trigger injected handlers on each element of the rich texts, and looks for forbidden elements and
 * attributes.
 */
async function provoke(page: Page): Promise<void> {
  const shown = page.locator('.rich-text')
  await shown.locator('*').evaluateAll((nodes) => {
    for (const node of nodes)
      for (const type of ['mouseover', 'pointerover', 'focus', 'error', 'load', 'toggle', 'animationstart'])
        node.dispatchEvent(new Event(type))
  })
  // The site itself sets the ids and classes of headings.
  const alien =
    'script, style, iframe, svg, math, img, form, [id]:not([id^="h-"]), [class]:not(.table-scroll, :is(h2, h3, h4, h5, h6):is(.h1, .h2, .h3, .h4, .h5, .h6)), [onclick]'
  expect(await shown.locator(alien).count()).toBe(0)
}

test('a wide table scrolls within itself, also by keyboard, fades where more follows, and the page is no wider than a phone', async ({
  page,
  admin,
}) => {
  const cells = (tag: string, text: string) =>
    Array.from({ length: 9 }, (_, n) => `<${tag}>${text} ${n}</${tag}>`).join('')
  const description = `<p>Rates</p><table><thead><tr>${cells('th', 'Slab')}</tr></thead><tr>${cells('td', 'Provision')}</tr></table>`
  const { slug } = entity(await admin.post('/blog/', { title: 'A wide table', description }))
  await page.setViewportSize({ width: 320, height: 700 })
  await page.goto(`/blog/${String(slug)}`)
  const region = page.getByRole('region', { name: /Slab 0\s+Slab 1/ })
  const fading = () =>
    region.evaluate((element) =>
      ['start', 'end'].map((edge) => getComputedStyle(element).getPropertyValue(`--fade-${edge}`) !== '0px'),
    )
  await expect.poll(fading).toEqual([false, true])
  await region.focus()
  await page.keyboard.press('ArrowRight')
  await page.waitForFunction(() => (document.querySelector('.table-scroll')?.scrollLeft ?? 0) > 0)
  await region.evaluate((element) => element.scrollTo(element.scrollWidth, 0))
  await expect.poll(fading).toEqual([true, false])
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
  expect(await violationsOf(page, 'footer')).toEqual([])
})

test('X1, X2, X3, X4, X5: nothing runs of all that was sent to run, whether the page comes from the server or is made in the browser', async ({
  page,
  admin,
}) => {
  const alerts = alertsOf(page)
  for (const [at, description] of xssVectors.entries())
    expect((await admin.post('/about/', { title: `Attempt ${at}.`, description })).status).toBe(201)
  const provokeAll = async () => {
    await page.getByRole('heading', { name: `Attempt ${xssVectors.length - 1}.` }).waitFor()
    expect(await page.getByRole('heading', { name: /^Attempt \d+\.$/ }).count()).toBe(xssVectors.length)
    await provoke(page)
    expect(alerts).toEqual([])
  }
  await page.goto('/about')
  await provokeAll()
  await page.goto('/price')
  await page.getByRole('link', { name: 'About', exact: true }).first().click()
  await provokeAll()
})

test('X1: nor does it in a post, a service or a job', async ({ page, admin }) => {
  const alerts = alertsOf(page)
  // Excludes vectors that turn the rest into text; the test above covers them.
  const swallowing =
    /<(plaintext|textarea|title|xmp|noscript|noembed|noframes|i?frame|style|select|template|script|!--)/i
  const description = `${xssVectors.filter((vector) => !swallowing.test(vector)).join('<p>')}<p>The end</p>`
  const made = async (name: string) =>
    String(entity(await admin.post(`/${name}/`, { title: `All in a ${name}`, description })).slug)
  for (const path of [`/blog/${await made('blog')}`, `/services-details/${await made('service')}`]) {
    await page.goto(path)
    await page.locator('.rich-text').getByText('The end').waitFor()
    await provoke(page)
  }
  await made('career')
  await page.goto('/career')
  const job = page.getByRole('listitem').filter({ hasText: 'All in a career' })
  await job.getByRole('button', { name: 'Show More' }).click()
  await page.locator('.rich-text').getByText('The end').waitFor()
  await provoke(page)
  expect(alerts).toEqual([])
})
