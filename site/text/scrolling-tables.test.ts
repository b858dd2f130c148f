import { expect, it } from 'vitest'

import { scrollingTables } from './scrolling-tables.ts'

it('puts each table into a region that is named after its first row', () => {
  const table = '<table><thead><tr><th scope="col">A "b"</th><th scope="col">1 &lt; 2</th></tr></thead></table>'
  const page = document.createElement('div')
  page.innerHTML = scrollingTables(`<p>x</p>${table}<p>&lt;table&gt;</p>${table}`)
  const regions = [...page.querySelectorAll('[role="region"]')]
  expect(regions.map((region) => region.getAttribute('aria-label'))).toEqual(['A "b"  1 < 2', 'A "b"  1 < 2'])
  for (const region of regions) {
    expect(region.innerHTML).toBe(table)
    expect(region).toHaveAttribute('tabindex', '0')
  }
  expect(page.children).toHaveLength(4)
})

it('leaves other HTML as it is', () => expect(scrollingTables('<p>a</p>')).toBe('<p>a</p>'))
