import type { Propagation } from './counts.ts'
import { pause } from './load-clients.ts'
import type { Node } from './nodes.ts'

const POLL_MS = 20

/**
 * Polls a node until it returns the written title; failed reads are repeated and do not count as stale.
 *
 * @returns undefined if the load was stopped before
 */
export async function measurePropagation(
  { url }: Pick<Node, 'url'>,
  id: string,
  title: string,
  isOn: () => boolean,
): Promise<Propagation | undefined> {
  const from = Date.now()
  for (let staleMs = 0; isOn(); await pause(POLL_MS)) {
    const asked = Date.now()
    const text = await fetch(`${url}/api/service/service-id/${id}`).then(
      (answer) => (answer.ok ? answer.text() : undefined),
      () => undefined,
    )
    if (text?.includes(title)) return { from, to: Date.now(), node: url, staleMs }
    if (text !== undefined) staleMs = asked - from
  }
  return undefined
}
