import type { Payload } from 'payload'

import { log } from '#cms/common/log.ts'
import { missingPath } from './missing-path.ts'
import { readRedirects } from './store.ts'

let redirects: Promise<ReadonlyMap<string, string>> | undefined

/**
 * The redirect that staff have set for a path, a row of collections/missed-addresses.ts (content/former-slugs.ts has those of former
 * slugs); undefined if there is none, or if it would form a loop. cms/server/site.ts sends the 301.
 */
export async function redirectOf(payload: Payload, path: string): Promise<string | undefined> {
  const known = missingPath(path)
  if (known === undefined) return undefined
  const all = await (redirects ??= read(payload))
  const target = all.get(known)
  // A target may have become a redirect itself since, even one that leads back: loops are not followed.
  for (let [next, steps] = [target, 0]; next !== undefined; next = all.get(next), steps += 1)
    if (next === known || steps > all.size) return undefined
  return target
}

async function read(payload: Payload): Promise<ReadonlyMap<string, string>> {
  try {
    return new Map((await readRedirects(payload)).map(({ path, target }) => [path, target]))
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
