import { nodesIn } from '#contract/rich-text/file-nodes.ts'
import { clampSpan, isSpan } from '#contract/rich-text/grid.ts'

const names = ['colSpan', 'rowSpan'] as const

/** The spans of a cell that are whole numbers out of range. */
const outOfRange = (node: Readonly<Record<string, unknown>>) =>
  names.filter((name) => Number.isInteger(node[name]) && !isSpan(node[name]))

/** The cells of a structure whose spans are out of range. */
const cellsOutOfRange = (structure: unknown) =>
  nodesIn(structure, ['tablecell']).filter((cell) => outOfRange(cell).length > 0)

/** A structure whose cells span as much as browsers let them: the panel's editor takes over what is pasted, as `rowspan="0"`. */
export function withSpansInRange(structure: unknown): unknown {
  if (cellsOutOfRange(structure).length === 0) return structure
  const copy: unknown = structuredClone(structure)
  for (const cell of cellsOutOfRange(copy))
    for (const name of outOfRange(cell)) cell[name] = clampSpan(Number(cell[name]))
  return copy
}
