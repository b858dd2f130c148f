import type * as Heads from '../seo/heads.ts'
import type { Route } from './route.ts'

type Head = Awaited<ReturnType<Route['head']>>

/** A route's head. Its code is loaded in the browser when another page is opened, since the first page comes with its head. */
export const head =
  (of: (heads: typeof Heads) => (...args: Parameters<Route['head']>) => Head | Promise<Head>): Route['head'] =>
  async (store, match) =>
    of(await import('../seo/heads.ts'))(store, match)
