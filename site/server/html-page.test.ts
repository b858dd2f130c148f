import fc from 'fast-check'
import { expect, it } from 'vitest'

import type { Language } from '#contract/languages.ts'
import { dataScript, fillTemplate, headHtml } from './html-page.ts'

const template = '<head><!--head--></head><div><!--app--></div><!--state-->'

it('replaces each placeholder', () => {
  expect(fillTemplate(template, 'en', { head: 'H', app: 'A', state: 'S' })).toBe('<head>H</head><div>A</div>S')
})

it('says its language, and has what is for that language alone', () => {
  const bilingual = '<html lang="en">\n<!--only en-->\n<a>\n<!--/only-->\n<!--only ne-->\n<b>\n<!--/only-->\n<!--app-->'
  const filled = (language: Language) =>
    fillTemplate(bilingual, language, { head: '', app: '<!--only ne-->', state: '' })
  expect(filled('en')).toBe('<html lang="en">\n<a>\n<!--only ne-->')
  expect(filled('ne')).toBe('<html lang="ne">\n<b>\n<!--only ne-->')
})

it('declares the document type in upper case', () => {
  const filled = fillTemplate('<!doctype html>\n<!--app-->', 'en', { head: '', app: '<!doctype html>', state: '' })
  expect(filled).toBe('<!DOCTYPE html>\n<!doctype html>')
})

it.each(["fee $& $$ 5 $` $'", '<!--state-->', '<!--app-->'])('takes content with %s as it is', (content) => {
  expect(fillTemplate(template, 'en', { head: '', app: content, state: 'S' })).toContain(`<div>${content}</div>S`)
})

it('X6: data of any content stays in its element and reads back', () => {
  fc.assert(
    fc.property(fc.json(), fc.constantFrom('</script>', '<!--', '<script>'), (json, sign) => {
      const data: unknown = { sign, json: JSON.parse(json) as unknown }
      const script = dataScript('application/json', JSON.stringify(data), 'state')
      const place = document.createElement('div')
      place.innerHTML = script
      expect(place.children).toHaveLength(1)
      expect(JSON.parse(place.textContent)).toEqual(data)
    }),
  )
})

it('X6: a title cannot leave its element, nor a value its attribute', () => {
  const place = document.implementation.createHTMLDocument().head
  const nasty = '"><script>alert(1)</script></title>'
  place.innerHTML = headHtml([
    { tag: 'title', text: nasty, attributes: {} },
    { tag: 'meta', attributes: { name: 'description', content: nasty } },
  ])
  expect(place.querySelector('script')).toBeNull()
  expect(place.querySelector('title')?.textContent).toBe(nasty)
  expect(place.querySelector('meta')?.getAttribute('content')).toBe(nasty)
})
