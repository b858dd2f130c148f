import type { ResourceName } from '#contract/index.ts'
import type { AnyEntity } from '#contract/resource.ts'
import { ApiError } from '../api/client.ts'

/** An entry as it was read, with its tag. */
interface Tagged {
  entry: AnyEntity
  tag?: string | undefined
}

/**
 * Sends a change of an entry. After a 412 it is sent once more with the newer ETag if the entry's own content is as it was opened:
 * ETags also cover the entries that refer to it, such as the posts of a person. Throws the 412 if the content has changed.
 *
 * @param send called without an argument first, then with the newer ETag
 */
export async function sendAgainIfOwn<Answer>(
  name: ResourceName,
  opened: AnyEntity | undefined,
  read: () => Promise<Tagged>,
  send: (newer?: { tag: string | undefined }) => Promise<Answer>,
): Promise<Answer> {
  try {
    return await send()
  } catch (error) {
    if (!opened || !(error instanceof ApiError) || error.status !== 412) throw error
    const [{ entry, tag }, { isSameOwn }] = await Promise.all([read(), import('./same-own-content.ts')])
    if (!isSameOwn(name, entry, opened)) throw error
    return send({ tag })
  }
}
