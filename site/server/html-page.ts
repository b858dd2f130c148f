import type { Language } from '#contract/languages.ts'
import { escapeHtml } from '#contract/plain-text.ts'
import type { HeadTag } from '../seo/head.ts'

/** The parts of a page that are inserted into the template as they are. */
export interface Parts {
  head: string
  app: string
  state: string
}

/** The list of chunks, which only the server uses (chunk-list.ts). */
const chunkComment = /<!--chunks \{.*?\}-->\s*/s

/** Fills the template's placeholders and says its language. */
export function fillTemplate(template: string, language: Language, parts: Parts): string {
  return inLanguage(template, language)
    .replace(chunkComment, '')
    .split(/<!--(head|app|state)-->/)
    .map((piece, index) => (index % 2 === 1 && isPlace(piece) ? parts[piece] : piece))
    .join('')
}

/**
 * The template in a language: its `lang`, and of `<!--only ne-->…<!--/only-->` what is for that language. The document type is in
 * upper case, which some checkers ask for, and in lower case in the template, as Prettier writes it.
 */
const inLanguage = (template: string, language: Language): string =>
  template
    .replace(/^<!doctype html>/, '<!DOCTYPE html>')
    .replace(/<html lang="[\w-]*"/, `<html lang="${language}"`)
    .replace(/<!--only (\w+)-->\s*(.*?)\s*<!--\/only-->(\s*)/gs, (_, only: string, part: string, end: string) =>
      only === language ? part + end : '',
    )

const isPlace = (name: string): name is keyof Parts => name === 'head' || name === 'app' || name === 'state'

/** The head's elements as HTML, marked so that the browser can replace them on navigation. */
export const headHtml = (tags: readonly HeadTag[]): string =>
  tags
    .map(({ tag, text, attributes }) => {
      const written = Object.entries(attributes).map(([name, value]) => ` ${name}="${escapeHtml(value)}"`)
      const opening = `<${tag} data-head${written.join('')}>`
      return tag === 'title' ? `${opening}${escapeHtml(text ?? '')}</title>` : opening
    })
    .join('\n    ')

/** Data in a script element, escaped so that it cannot end the element. */
export const dataScript = (type: string, json: string, id?: string): string =>
  `<script type="${type}"${id === undefined ? '' : ` id="${id}"`}>${json.replaceAll('<', '\\u003c')}</script>`
