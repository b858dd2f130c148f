import type { ResourceName } from '#contract/index.ts'
import type { AnyEntity } from '#contract/resource.ts'
import { ApiError } from '../api/client.ts'

/** An entry as it was read, with its tag. */
interface Tagged {
  entry: AnyEntity
  tag?: string | undefined
}

/**
 * Sends a change of an entry, and once more with its newer tag if the first was refused (412) though the entry itself is as it was
 * opened: the tags of the contract's calls are also of what names the entry, such as the posts of a person.
 *
 * @param send is given nothing the first time
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
    const [{ entry, tag }, { isSameOwn }] = await Promise.all([read(), import('./same-own.ts')])
    if (!isSameOwn(name, entry, opened)) throw error
    return send({ tag })
  }
}
