import { readFileSync } from 'node:fs'

import type { ListViewServerProps } from 'payload'
import { expect, it } from 'vitest'

import { isNameless, propsOfList } from './payload-titles.ts'

const read = (file: string): string => readFileSync(`node_modules/@payloadcms/${file}`, 'utf8')

it('a document without a title is named by its id, or untitled', () => {
  expect(isNameless('01a2', '01a2', 'Untitled')).toBe(true)
  expect(isNameless('[Untitled]', '01a2', 'Untitled')).toBe(true)
  expect(isNameless('VAT', '01a2', 'Untitled')).toBe(false)
  const format = read('ui/dist/utilities/formatDocTitle/index.js')
  expect(format).toContain("title = typeof fallback === 'string' ? fallback : `[${i18n.t('general:untitled')}]`")
  expect(read('ui/dist/providers/DocumentTitle/index.js').match(/fallback: id\?\.toString\(\)/g)).toHaveLength(2)
  expect(read('ui/dist/views/Edit/index.js')).toContain('fallback: depth <= 1 ? id?.toString() : undefined')
})

it('a list is given what only the server has beside what its component in the browser takes', () => {
  const [, list = ''] = /const serverProps = \{([^}]*)\}/.exec(read('next/dist/views/List/index.js')) ?? []
  const names = list.split(',').map((line) => line.trim().split(':')[0] ?? '')
  expect(names).toContain('payload')
  const given = Object.fromEntries([...names, 'collectionSlug'].map((name) => [name, 'given'])) as unknown
  // `listPreferences` is given twice.
  expect(Object.keys(propsOfList(given as ListViewServerProps)).toSorted()).toEqual([
    'collectionSlug',
    'listPreferences',
  ])
})

it('a cell of one’s own can render Payload’s, which makes a row of a drawer one that can be chosen', () => {
  expect(read('ui/dist/exports/client/index.d.ts')).toContain('export { RenderDefaultCell,')
  const cell = read('ui/dist/providers/TableColumns/RenderDefaultCell/index.js')
  expect(cell).toContain('if (isLinkedColumn && drawerSlug && clientProps.link !== false)')
})
