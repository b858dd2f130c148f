import { isRecord } from '#contract/narrow.ts'
import { chromiumPath } from '../../tools/chromium.js'
import { inNepali, publicPages } from '../support/public-pages.ts'
import { runPackages } from '../support/test-packages.ts'
import { median } from './generator.ts'
import type { Row } from './row.ts'
import { startShipped } from './shipped-server.ts'

/** The number of runs; the median of their performance scores counts. */
const ROUNDS = 3

/** Lighthouse's scores of every public page, as a phone on a slow network sees it, in both languages. */
export async function lighthouseRows(): Promise<Row[]> {
  const server = await startShipped()
  try {
    const rows: Row[] = []
    for (const path of publicPages.flatMap((page) => [page.path, inNepali(page.path)]))
      rows.push(...(await rowsOf(server.url, path)))
    return rows
  } finally {
    await server.remove()
  }
}

/** The audit that fails on the sign-in page, since that is hidden from search engines. */
const HIDDEN = 'is-crawlable'

async function rowsOf(origin: string, path: string): Promise<Row[]> {
  const audits: Audit[] = []
  for (let round = 0; round < ROUNDS; round += 1) audits.push(await audit(origin + path))
  const score = (category: string) => median(audits.map(({ scores }) => scores[category] ?? 0))
  const failed = [...new Set(audits.flatMap((each) => each.failed))].filter(
    (id) => id !== HIDDEN || !/login/.test(path),
  )
  return [
    { name: `${path}: performance`, value: score('performance'), unit: 'of 100', limit: { least: 95 } },
    {
      name: `${path}: accessibility, best practices, SEO${failed.length > 0 ? ` (${failed.join(', ')})` : ''}`,
      value: failed.length,
      unit: 'findings',
      limit: { most: 0 },
    },
  ]
}

interface Audit {
  scores: Readonly<Record<string, number>>
  failed: readonly string[]
}

async function audit(url: string): Promise<Audit> {
  const input = JSON.stringify({ url, chromePath: chromiumPath() })
  const found: unknown = JSON.parse(await runPackages('tests/load/lighthouse', 'run.js', input))
  if (!isAudit(found)) throw new Error(`Lighthouse said nothing of ${url}`)
  return found
}

const isAudit = (value: unknown): value is Audit =>
  isRecord(value) && isRecord(value['scores']) && Array.isArray(value['failed'])
