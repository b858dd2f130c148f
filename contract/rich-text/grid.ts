/** The numbers of columns and rows that a cell spans. */
export interface Spans {
  colSpan: number
  rowSpan: number
}

/** A cell at its column; undefined where a row lacks one. */
export interface PlacedCell<Cell> extends Spans {
  cell: Cell | undefined
  column: number
}

/** Columns times rows of a table, and of all tables of a text together; one with more has more nodes than are stored. */
export const CELLS_MAX = 5000
/** HTML's maximum. */
const SPAN_MAX = 1000

/**
 * Places rows of cells as browsers do, so that they fill a grid: spans that overlap or lead out of the table are shortened,
 * missing cells are added, rows and columns in which no cell begins are left out.
 *
 * @returns undefined if there are no cells, or too many
 */
export function layOut<Cell extends Spans>(rows: readonly (readonly Cell[])[]): PlacedCell<Cell>[][] | undefined {
  const kept = rows.filter((row) => row.length > 0)
  if (kept.length === 0 || kept.reduce((all, row) => all + row.length, 0) > CELLS_MAX) return undefined
  const placed = place(rows, Math.floor(CELLS_MAX / kept.length))
  return placed && fill(placed, 1 + placed.reduce((most, row) => Math.max(most, row.at(-1)?.column ?? 0), 0))
}

/** Puts each cell into the first free columns of its row; undefined if one begins beyond the last of `columns`. */
function place<Cell extends Spans>(
  rows: readonly (readonly Cell[])[],
  columns: number,
): PlacedCell<Cell>[][] | undefined {
  // The rows that have cells, counted up to each row.
  const count = [0]
  for (const row of rows) count.push((count.at(-1) ?? 0) + (row.length > 0 ? 1 : 0))
  const taken = new Taken()
  const placed: PlacedCell<Cell>[][] = []
  for (const [at, row] of rows.entries()) {
    if (row.length === 0) continue
    const y = placed.length
    const cells: PlacedCell<Cell>[] = []
    let column = 0
    for (const cell of row) {
      column = taken.nextFree(column, y)
      if (column >= columns) return undefined
      const end = Math.min(at + clampSpan(cell.rowSpan), rows.length)
      const rowSpan = (count[end] ?? y + 1) - y
      const colSpan = taken.freeColumns(column, y, Math.min(clampSpan(cell.colSpan), columns - column))
      taken.take(column, colSpan, y + rowSpan)
      cells.push({ cell, column, colSpan, rowSpan })
      column += colSpan
    }
    placed.push(cells)
  }
  return placed
}

/** Shortens cells that reach beyond the last column, and adds those that are missing. */
function fill<Cell>(rows: readonly PlacedCell<Cell>[][], width: number): PlacedCell<Cell>[][] {
  const taken = new Taken()
  return rows.map((row, y) => {
    const cells = row.map((cell) => ({ ...cell, colSpan: Math.min(cell.colSpan, width - cell.column) }))
    for (const { column, colSpan, rowSpan } of cells) taken.take(column, colSpan, y + rowSpan)
    for (let column = taken.nextFree(0, y); column < width; column = taken.nextFree(column + 1, y))
      cells.push({ cell: undefined, column, colSpan: 1, rowSpan: 1 })
    return cells
  })
}

/** Columns times rows of a table with these spans, as they are: the panel's editor fills each place of this grid. */
export function gridPlaces(rows: readonly (readonly Spans[])[]): number {
  // By how much each row has more columns than the one above.
  const more = Array.from({ length: rows.length + 1 }, () => 0)
  const add = (row: number, columns: number) => (more[row] = (more[row] ?? 0) + columns)
  for (const [y, row] of rows.entries())
    for (const { colSpan, rowSpan } of row) {
      add(y, colSpan)
      add(Math.min(y + rowSpan, rows.length), -colSpan)
    }
  let [columns, most] = [0, 0]
  for (const each of more) {
    columns += each
    most = Math.max(most, columns)
  }
  return rows.length * most
}

/** Tracks for each column the first row that is free. */
class Taken {
  private readonly until: number[] = []

  nextFree(column: number, row: number): number {
    let free = column
    while ((this.until[free] ?? 0) > row) free += 1
    return free
  }

  /** The number of free columns from this one on, up to a maximum. */
  freeColumns(column: number, row: number, most: number): number {
    let free = 1
    while (free < most && (this.until[column + free] ?? 0) <= row) free += 1
    return free
  }

  take(column: number, columns: number, until: number): void {
    for (let at = column; at < column + columns; at += 1) this.until[at] = until
  }
}

/** Whether a value is a number of columns or rows that a cell may span. */
export const isSpan = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= SPAN_MAX

/** The span that browsers use for a number that is out of range. */
export const clampSpan = (span: number): number => Math.min(Math.max(span, 1), SPAN_MAX)
