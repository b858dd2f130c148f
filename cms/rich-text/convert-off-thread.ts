import path from 'node:path'

import { toHtml } from '#contract/rich-text/to-html.ts'
import { convert, type Converted } from './convert.ts'
import { isPacked, packAside } from './packed.ts'
import { ConversionThread } from './thread.ts'

/** Up to this many UTF-16 units a conversion takes a few milliseconds, at worst some twenty, whatever is in it. */
const AT_ONCE = 6000
/** Several times what the worst document within the limits takes. */
const MOST_MEGABYTES = 512

const thread = new ConversionThread(
  path.resolve(/* turbopackIgnore: true */ 'dist/server/rich-text-worker.js'),
  MOST_MEGABYTES,
)

/** As `convert`; long documents are converted in a thread of their own, so that nobody else waits. */
export const convertOffThread = (html: string): Promise<Converted> =>
  html.length <= AT_ONCE ? Promise.resolve(convert(html)) : thread.convert({ html })

/** As `toHtml`; what is stored packed, or would be, is written in the thread. */
export async function toHtmlOffThread(structure: unknown): Promise<string> {
  const stored = typeof structure === 'object' && structure !== null ? await packAside(structure) : structure
  return isPacked(stored) ? (await thread.convert({ packed: stored })).html : toHtml(stored)
}
