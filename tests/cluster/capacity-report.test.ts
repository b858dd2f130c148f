import { readFileSync } from 'node:fs'

import { format } from 'prettier'
import { expect, it } from 'vitest'

import { type Figures, report } from './capacity-report.ts'

const node = { megabytes: 250, connections: 10 }
const rate = (what: Figures['rates'][number]['what'], cpu: number) => ({ what, one: 1000 / cpu, both: 2000 / cpu, cpu })
const figures: Figures = {
  day: '2026-01-01',
  machine: '2 cores',
  rates: [
    rate('cached page', 1),
    rate('missed page', 21),
    rate('missed list', 4),
    rate('search', 5),
    rate('picture', 2),
    rate('write', 10),
  ],
  idleShare: 0.01,
  idle: node,
  one: { ...node, connections: 30 },
  both: [node, node],
}

it('plans nodes by the processor time of a page with its pictures at the peak, and what a CDN leaves of it', () => {
  const lines = report(figures).split('\n')
  // 139 pages of 2 ms, 278 pictures of 2 ms and 278 cached responses of 1 ms, each per second: 1.11 cores.
  expect(lines).toContain('| 1,000,000 | 0 % | 694 | 1.11 | 3 |')
  expect(lines).toContain('| 1,000,000 | 90 % | 69.4 | 0.111 | 2 |')
  expect(lines).toContain('| 0.1 | 83.3 % |')
  expect(lines).toContain('| 0.02 | 16.7 % |')
  expect(lines).toContain('| memory | 50 GB |')
  expect(lines).toContain('| connections to MongoDB | 2,000 |')
})

it('is what docs/scaling.md has, but for the figures', async () => {
  const doc = readFileSync('docs/scaling.md', 'utf8')
  const [, part = ''] = /<!-- capacity -->\n([\s\S]*)<!-- \/capacity -->/.exec(doc) ?? []
  const shape = (text: string) =>
    text
      .replaceAll(/^Measured on .*$/gm, '')
      .replaceAll(/-{3,}|[\d,.]+/g, '#')
      .replaceAll(/\s+/g, ' ')
      .trim()
  expect(shape(part)).toBe(shape(await format(report(figures), { parser: 'markdown' })))
})
