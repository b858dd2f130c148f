import path from 'node:path'

import { toHtml } from '#contract/rich-text/to-html.ts'
import { convert, type Converted } from './convert.ts'
import { isPacked, packAside } from './packed.ts'
import { ConversionThread } from './thread.ts'

/** UTF-16 units up to which a conversion takes a few milliseconds, at worst some twenty, whatever the content. */
const MAX_ON_MAIN_THREAD = 6000
/** Several times what the worst document within the limits needs. */
const MAX_MEGABYTES = 512

const thread = new ConversionThread(
  path.resolve(/* turbopackIgnore: true */ 'dist/server/rich-text-worker.js'),
  MAX_MEGABYTES,
)

/** As `convert`; long documents are converted in a worker thread, so that they do not block the event loop. */
export const convertOffThread = (html: string): Promise<Converted> =>
  html.length <= MAX_ON_MAIN_THREAD ? Promise.resolve(convert(html)) : thread.convert({ html })

/** As `toHtml`; structures that are stored packed, or would be, are converted in the worker thread. */
export async function toHtmlOffThread(structure: unknown): Promise<string> {
  const stored = typeof structure === 'object' && structure !== null ? await packAside(structure) : structure
  return isPacked(stored) ? (await thread.convert({ packed: stored })).html : toHtml(stored)
}
