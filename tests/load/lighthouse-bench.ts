import { isRecord } from '#contract/narrow.ts'
import { chromiumPath } from '../../tools/chromium.js'
import { inNepali, publicPages } from '../support/public-pages.ts'
import { runPackages } from '../support/test-packages.ts'
import { median } from './generator.ts'
import type { Row } from './row.ts'
import { startSettled } from './shipped-server.ts'

/** The number of runs for pages whose first run is below the limit; the median of the performance scores counts. */
const ROUNDS = 3
const LEAST = 95

/** Lighthouse's scores of all public pages in both languages, for a phone on a slow network. */
export async function lighthouseRows(): Promise<Row[]> {
  const server = await startSettled()
  try {
    const rows: Row[] = []
    for (const path of publicPages.flatMap((page) => [page.path, inNepali(page.path)]))
      rows.push(...(await rowsOf(server.url, path)))
    return rows
  } finally {
    await server.remove()
  }
}

/** The audit that fails on pages with `noindex`. */
const HIDDEN_AUDIT = 'is-crawlable'
const HIDDEN_PAGES = /\/(login|search)(\?|$)/

async function rowsOf(origin: string, path: string): Promise<Row[]> {
  const audits = [await audit(origin + path)]
  const isUnder = (audits[0]?.scores['performance'] ?? 0) < LEAST
  if (isUnder) while (audits.length < ROUNDS) audits.push(await audit(origin + path))
  const score = (category: string) => median(audits.map(({ scores }) => scores[category] ?? 0))
  const failed = [...new Set(audits.flatMap((each) => each.failed))].filter(
    (id) => id !== HIDDEN_AUDIT || !HIDDEN_PAGES.test(path),
  )
  return [
    { name: `${path}: performance`, value: score('performance'), unit: 'of 100', limit: { least: LEAST } },
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
