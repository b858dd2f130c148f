import type * as Heads from '../seo/heads.ts'
import type { Route } from './route.ts'

type Head = Awaited<ReturnType<Route['head']>>

/** A route's head. What makes it is loaded when another page is opened: the first comes with its head. */
export const head =
  (of: (heads: typeof Heads) => (...args: Parameters<Route['head']>) => Head | Promise<Head>): Route['head'] =>
  async (store, match) =>
    of(await import('../seo/heads.ts'))(store, match)
