import { isRecord } from '#contract/narrow.ts'
import { RICH_TEXT_NODES } from '#contract/limits.ts'

/** Nodes up to which a conversion or a copy takes a few milliseconds. */
const FEW_NODES = 3000

/** Whether a structure is small enough to be worked on at once. */
export const hasFewNodes = (structure: unknown): boolean => !hasMoreNodes(structure, FEW_NODES)

/** Whether a structure has more nodes than a rich text may have. */
export const hasTooManyNodes = (structure: unknown): boolean => hasMoreNodes(structure, RICH_TEXT_NODES)

/** Whether there are more nodes below the root; counts no further. */
function hasMoreNodes(structure: unknown, max: number): boolean {
  const waiting: unknown[] = [isRecord(structure) ? structure['root'] : undefined]
  let found = 0
  while (waiting.length > 0) {
    const node = waiting.pop()
    if (!isRecord(node) || !Array.isArray(node['children'])) continue
    found += node['children'].length
    if (found > max) return true
    waiting.push(...node['children'])
  }
  return false
}
