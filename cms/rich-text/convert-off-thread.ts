import path from 'node:path'

import { toHtml } from '#contract/rich-text/to-html.ts'
import { convert, type Converted } from './convert.ts'
import { hasFewNodes } from './size.ts'
import { ConversionThread } from './conversion-thread.ts'

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

/** As `toHtml`; long documents are converted in the worker thread. */
export const toHtmlOffThread = async (structure: unknown): Promise<string> =>
  hasFewNodes(structure) ? toHtml(structure) : (await thread.convert({ structure })).html
