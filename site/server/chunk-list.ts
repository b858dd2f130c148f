import { recordOf } from '#contract/narrow.ts'
import { dataScript } from './html-page.ts'

/** The development server builds nothing, and serves the modules as they are. */
const IN_DEVELOPMENT = ['/start/entry-client.tsx']

/**
 * The script files of a page, each once, as data for load-after-paint.ts, which runs the first one. The build writes them into the template
 * (tools/page-chunks.ts).
 *
 * @param names chunks of the page, its language and the screens; undefined ones are left out
 */
export function chunkList(template: string, names: readonly (string | undefined)[]): string {
  const written = /<!--chunks (\{.*?\})-->/s.exec(template)?.[1]
  const known = new Map<string | undefined, unknown>(written === undefined ? [] : entries(written))
  const files = written === undefined ? IN_DEVELOPMENT : names.flatMap((name): unknown => known.get(name) ?? [])
  return dataScript('application/json', JSON.stringify([...new Set(files)]), 'chunks')
}

const entries = (json: string): [string, unknown][] => Object.entries(recordOf(JSON.parse(json)))
