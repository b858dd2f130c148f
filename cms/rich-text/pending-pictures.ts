import { isRecord } from '#contract/narrow.ts'
import { pictureNodesIn } from '#contract/rich-text/file-nodes.ts'

/** A picture that was pasted into the panel's editor: it has an address in place of an id until it is in the library. */
const isPending = (node: unknown): boolean =>
  isRecord(node) && node['type'] === 'upload' && node['pending'] !== undefined && node['pending'] !== null

/** Whether a structure has pasted pictures that are not in the library. */
export const hasPendingPictures = (structure: unknown): boolean => pictureNodesIn(structure).some(isPending)

/** A structure without pasted pictures that are not in the library; null if it had nothing else. */
export function withoutPendingPictures(structure: unknown): unknown {
  if (!hasPendingPictures(structure)) return structure
  const copy: unknown = structuredClone(structure)
  const root = isRecord(copy) ? copy['root'] : undefined
  const waiting = [root]
  for (let node = waiting.pop(); node !== undefined; node = waiting.pop()) {
    if (!isRecord(node) || !Array.isArray(node['children'])) continue
    const children: unknown[] = node['children'].filter((child) => !isPending(child))
    node['children'] = children
    for (const child of children) waiting.push(child)
  }
  return isRecord(root) && Array.isArray(root['children']) && root['children'].length === 0 ? null : copy
}
