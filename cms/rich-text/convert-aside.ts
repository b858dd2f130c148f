import path from 'node:path'

import { convert, type Converted } from './convert.ts'
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
export const convertAside = (html: string): Promise<Converted> =>
  html.length <= AT_ONCE ? Promise.resolve(convert(html)) : thread.convert(html)
