import { text } from 'node:stream/consumers'

import { launch } from 'chrome-launcher'
import lighthouse from 'lighthouse'

/**
 * Audits a page for a phone on a slow network. Reads `{ url, chromePath }` as JSON; writes as JSON the scores of the categories from 0 to
 * 100, and the ids of the failed audits outside performance.
 */
const { url, chromePath } = JSON.parse(await text(process.stdin))

const chrome = await launch({ chromePath, chromeFlags: ['--headless=new', '--no-sandbox'] })
try {
  const result = await lighthouse(url, { port: chrome.port, output: 'json', logLevel: 'error' })
  if (!result) throw new Error(`Lighthouse has no result for ${url}`)
  const { categories, audits } = result.lhr
  const failed = Object.values(categories)
    .filter(({ id }) => id !== 'performance')
    .flatMap(({ auditRefs }) => auditRefs)
    .filter(({ id, weight }) => weight > 0 && audits[id]?.score !== null && (audits[id]?.score ?? 1) < 1)
  process.stdout.write(
    JSON.stringify({
      scores: Object.fromEntries(
        Object.values(categories).map(({ id, score }) => [id, Math.round((score ?? 0) * 100)]),
      ),
      failed: failed.map(({ id }) => id),
    }),
  )
} finally {
  await chrome.kill()
}
