import { layOut, type PlacedCell, type Spans } from './grid.ts'
import { type BlockNode, type FlowNode, paragraph, table, tableCell, tableRow } from './nodes.ts'

/** Bits of a cell's `headerState`. */
export const IN_HEADER_ROW = 1
export const IN_HEADER_COLUMN = 2

/** A cell as it is read, before it has a place. */
export interface Cell extends Spans {
  headerState: number
  blocks: FlowNode[]
}

type Placed = PlacedCell<Cell>

/** A table of rows of cells; the blocks of the cells alone if they are too many for one. */
export function tableOf(rows: readonly (readonly Cell[])[]): BlockNode[] {
  const grid = layOut(rows)
  if (!grid) return rows.flat().flatMap(({ blocks }) => blocks)
  const cornerState = hasHeaderColumn(grid) ? IN_HEADER_COLUMN : 0
  return [
    table(
      grid.map((row) =>
        tableRow(
          row.map((placed) => {
            const own = cellStateOf(placed, row)
            const headerState = placed.column === 0 && isHeaderRow(row) ? own | cornerState : own
            return tableCell(blocksOf(placed), { ...placed, headerState })
          }),
        ),
      ),
    ),
  ]
}

const blocksOf = ({ cell }: Placed): FlowNode[] =>
  cell && cell.blocks.length > 0 ? cell.blocks : [paragraph([], { format: '', indent: 0 })]

/** A cell that was missing is of the header if the rest of its row is. */
export const cellStateOf = (
  { cell }: PlacedCell<{ headerState: number }>,
  row: readonly PlacedCell<{ headerState: number }>[],
): number => cell?.headerState ?? (isHeaderRow(row) ? IN_HEADER_ROW : 0)

/** Whether all cells of a row are of a header row. */
export const isHeaderRow = (row: readonly PlacedCell<{ headerState: number }>[]): boolean =>
  row.every(({ cell }) => cell === undefined || (cell.headerState & IN_HEADER_ROW) !== 0)

function hasHeaderColumn(grid: readonly Placed[][]): boolean {
  const firsts = grid.filter((row) => !isHeaderRow(row)).flatMap((row) => row.filter(({ column }) => column === 0))
  return firsts.length > 0 && firsts.every(({ cell }) => ((cell?.headerState ?? 0) & IN_HEADER_COLUMN) !== 0)
}
