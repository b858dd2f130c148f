import type { Payload } from 'payload'

import { log } from '#cms/common/log.ts'
import { plainPath } from './site-path.ts'
import { readRedirects } from './store.ts'
import { followedTarget, loopsInAnyLanguage, type Redirects } from './target-in.ts'

let redirects: Promise<Redirects> | undefined

/**
 * The redirect that staff have set for a path, a row of collections/missed-addresses.ts (content/former-slugs.ts has those of former
 * slugs); undefined if there is none, or if it would form a loop. cms/server/site.ts sends the 301.
 */
export async function redirectOf(payload: Payload, path: string): Promise<string | undefined> {
  const known = plainPath(path)
  if (known === undefined) return undefined
  const all = await (redirects ??= read(payload))
  // A target may have become a redirect itself since, even one that leads back.
  return followedTarget(all, known)
}

/** Whether a path would lead back to itself with another target. */
export const wouldLoop = async (payload: Payload, path: string, target: string): Promise<boolean> =>
  loopsInAnyLanguage((await targets(payload)).set(path, target), path)

const targets = async (payload: Payload): Promise<Map<string, string>> =>
  new Map((await readRedirects(payload)).map(({ path, target }) => [path, target]))

async function read(payload: Payload): Promise<Redirects> {
  try {
    return await targets(payload)
  } catch (error) {
    redirects = undefined
    log.error({ err: error }, 'redirects could not be read')
    return new Map()
  }
}

/** Drops the redirects from memory, so that they are read again: after a change, and every minute for changes by other nodes. */
export const invalidateRedirects = (): void => {
  redirects = undefined
}
