import { isRecord } from '#contract/narrow.ts'
import { clampSpan, isSpan } from '#contract/rich-text/grid.ts'

const names = ['colSpan', 'rowSpan'] as const

/** The spans of a cell that are whole numbers out of range. */
const outOfRange = (node: Readonly<Record<string, unknown>>) =>
  names.filter((name) => Number.isInteger(node[name]) && !isSpan(node[name]))

/** The cells of a structure whose spans are out of range. */
function cellsOutOfRange(structure: unknown): Record<string, unknown>[] {
  const found: Record<string, unknown>[] = []
  const waiting: unknown[] = isRecord(structure) ? [structure['root']] : []
  for (let node = waiting.pop(); node !== undefined; node = waiting.pop()) {
    if (!isRecord(node)) continue
    if (node['type'] === 'tablecell' && outOfRange(node).length > 0) found.push(node)
    // One by one: as arguments, some hundred thousand would not fit on the stack.
    if (Array.isArray(node['children'])) for (const child of node['children']) waiting.push(child)
  }
  return found
}

/** A structure whose cells span as much as browsers let them: the panel's editor takes over what is pasted, as `rowspan="0"`. */
export function withSpansInRange(structure: unknown): unknown {
  if (cellsOutOfRange(structure).length === 0) return structure
  const copy: unknown = structuredClone(structure)
  for (const cell of cellsOutOfRange(copy))
    for (const name of outOfRange(cell)) cell[name] = clampSpan(Number(cell[name]))
  return copy
}
