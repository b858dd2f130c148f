import { plainText } from '#contract/plain-text.ts'

export interface Heading {
  level: 2 | 3
  id: string
  text: string
}

/** The headings of the two upper levels in HTML as `orderedHeadings` returns it, with ids; those without words left out. */
export const headingsOf = (html: string): Heading[] =>
  [...html.matchAll(/<h([23]) id="([^"]*)"[^>]*>(.*?)<\/h\1>/gs)].flatMap(([, level, id = '', content = '']) => {
    const text = plainText(content)
    return text === '' ? [] : [{ level: level === '2' ? 2 : 3, id, text }]
  })
