import { CircleAlert, Menu, Search, X } from 'lucide-react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'

import createLucideIcon, { type IconData } from './lucide-icon.ts'

/** The data that an icon's module gives to `createLucideIcon`. */
async function dataOf(module: string): Promise<IconData> {
  const { __iconData: data }: { __iconData?: IconData } = await import(
    /* @vite-ignore */ `lucide-react/dist/esm/icons/${module}.mjs`
  )
  if (!data) throw new Error(`${module} has no data`)
  return data
}

const svgOf = (markup: string): Element | null => {
  const host = document.createElement('div')
  host.innerHTML = markup
  return host.firstElementChild
}

const attributesOf = (svg: Element | null) =>
  Object.fromEntries([...(svg?.attributes ?? [])].map(({ name, value }) => [name, value]))

test.each([
  { module: 'menu', Original: Menu },
  { module: 'x', Original: X },
  { module: 'search', Original: Search },
  { module: 'circle-exclamation-point', Original: CircleAlert },
])('$module is drawn as lucide-react draws it', async ({ module, Original }) => {
  const Lean = createLucideIcon(await dataOf(module))
  const original = svgOf(renderToStaticMarkup(<Original aria-hidden className="size-5" />))
  const lean = svgOf(renderToStaticMarkup(<Lean aria-hidden className="size-5" />))
  expect(lean?.innerHTML).toBe(original?.innerHTML)
  const { class: _, xmlns: __, ...attributes } = attributesOf(original)
  expect(attributesOf(lean)).toEqual({ ...attributes, class: 'size-5' })
})
