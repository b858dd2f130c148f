import { setImmediate as nextTurn } from 'node:timers/promises'

import { isRichText } from '#cms/rich-text/validate.ts'
import { toHtml } from '#contract/rich-text/to-html.ts'

/** The time after which other requests have a turn. */
const TURN_MS = 20

/**
 * The HTML of each of some blocks, by block; equal ones are converted once. What Payload cannot convert, which versions of before it was
 * refused may have, is as the pages show it.
 *
 * @param convert Payload's conversion of a block
 */
export async function htmlOfBlocks(
  blocks: readonly unknown[],
  convert: (block: unknown) => Promise<string>,
): Promise<Map<unknown, string>> {
  const found = new Map<unknown, string>()
  const byContent = new Map<string, string>()
  let turn = performance.now()
  for (const block of blocks) {
    const key = JSON.stringify(block)
    const text = { root: { type: 'root', children: [block] } }
    const html = byContent.get(key) ?? (isRichText(text) ? await convert(block) : toHtml(text))
    byContent.set(key, html)
    found.set(block, html)
    if (performance.now() - turn < TURN_MS) continue
    await nextTurn()
    turn = performance.now()
  }
  return found
}
