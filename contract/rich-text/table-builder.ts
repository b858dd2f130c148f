import { attribute } from './formatting.ts'
import type { FlowNode } from './nodes.ts'
import { type Cell, IN_HEADER_COLUMN, IN_HEADER_ROW } from './tables.ts'
import type { ElementNode } from './tree.ts'

/** Collects a table's rows of cells. */
export class TableBuilder {
  readonly rows: Cell[][] = []

  addRow(): void {
    this.rows.push([])
  }

  addCell(element: ElementNode, isHead: boolean, blocks: FlowNode[]): void {
    if (this.rows.length === 0) this.addRow()
    this.rows.at(-1)?.push({
      colSpan: span(element, 'colspan'),
      rowSpan: span(element, 'rowspan'),
      headerState: headerState(element, isHead),
      blocks,
    })
  }
}

function headerState(element: ElementNode, isHead: boolean): number {
  if (isHead) return IN_HEADER_ROW
  if (element.tagName !== 'th') return 0
  return /^row/i.test(attribute(element, 'scope') ?? '') ? IN_HEADER_COLUMN : IN_HEADER_ROW
}

function span(element: ElementNode, name: 'colspan' | 'rowspan'): number {
  const cells = Number.parseInt(attribute(element, name) ?? '1', 10)
  return cells > 0 ? cells : 1
}
