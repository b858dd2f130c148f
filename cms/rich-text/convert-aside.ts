import { convert, type Converted } from './convert.ts'
import { convertInThread } from './thread.ts'

/** Up to this many UTF-16 units a conversion takes a few milliseconds, at worst some twenty, whatever is in it. */
const AT_ONCE = 6000

/** As `convert`; long documents are converted in a thread of their own, so that nobody else waits. */
export const convertAside = (html: string): Promise<Converted> =>
  html.length <= AT_ONCE ? Promise.resolve(convert(html)) : convertInThread(html)
