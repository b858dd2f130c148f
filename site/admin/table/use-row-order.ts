import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react'
import { useStaffLanguage } from '../language/staff-language.ts'

/** How the rows of a table are reordered, and what they are called in announcements. */
export interface RowOrder<Row> {
  /** Moves a row behind another one, or to the front. Resolves to whether it was done; shows why not. */
  onMove: (id: string, after: string | null) => Promise<boolean>
  /** The name of a row. */
  nameOf: (row: Row) => string
}

/** Where a dragged row would be inserted: before or behind another row. */
interface Place {
  id: string
  side: 'before' | 'behind'
}

const SCROLL_EDGE = 60

/** Rows that are dragged by a handle, or moved by the arrow keys while it has the focus. */
export function useRowOrder<Row extends { _id: string }>(rows: readonly Row[], order: RowOrder<Row> | undefined) {
  const [place, setPlace] = useState<Place>()
  const [said, setSaid] = useState('')
  const { number, staff } = useStaffLanguage()
  const isMoving = useRef(false)
  const ids = rows.map(({ _id }) => _id)

  const moveTo = async (row: Row, after: string | null) => {
    const before = ids[ids.indexOf(row._id) - 1] ?? null
    if (!order || isMoving.current || after === row._id || after === before) return
    isMoving.current = true
    const isMoved = await order.onMove(row._id, after)
    isMoving.current = false
    if (!isMoved) return setSaid('')
    const others = ids.filter((id) => id !== row._id)
    return setSaid(staff.table.moved(order.nameOf(row), number(others.indexOf(after ?? '') + 2), number(ids.length)))
  }
  const onKeyDown = (row: Row) => (event: KeyboardEvent) => {
    const index = ids.indexOf(row._id)
    const target = { ArrowUp: index - 2, ArrowDown: index + 1 }[event.key]
    if (target === undefined) return
    event.preventDefault()
    if (target >= -1 && target < ids.length) void moveTo(row, ids[target] ?? null)
  }
  const onPointerMove = (row: Row) => (event: PointerEvent<HTMLElement>) => {
    if (!event.currentTarget.hasPointerCapture(event.pointerId)) return
    if (event.clientY < SCROLL_EDGE) window.scrollBy(0, -SCROLL_EDGE / 4)
    if (event.clientY > window.innerHeight - SCROLL_EDGE) window.scrollBy(0, SCROLL_EDGE / 4)
    const table = event.currentTarget.closest('table')
    const over = [...(table?.querySelectorAll<HTMLElement>('tr[data-id]') ?? [])].find((element) => {
      const { top, bottom } = element.getBoundingClientRect()
      return event.clientY >= top && event.clientY <= bottom
    })
    const id = over?.dataset['id']
    if (id === undefined || id === row._id) return setPlace(undefined)
    return setPlace({ id, side: ids.indexOf(id) < ids.indexOf(row._id) ? 'before' : 'behind' })
  }
  const onPointerUp = (row: Row) => () => {
    setPlace(undefined)
    if (!place) return
    const others = ids.filter((id) => id !== row._id)
    const at = others.indexOf(place.id)
    void moveTo(row, place.side === 'behind' ? place.id : (others[at - 1] ?? null))
  }
  return {
    /** The side of a row on which the dragged one would be put; undefined for other rows. */
    sideOf: (id: string): Place['side'] | undefined => (place?.id === id ? place.side : undefined),
    /** The announcement to screen readers after a move. */
    said,
    handle: (row: Row) => ({
      onKeyDown: onKeyDown(row),
      onPointerDown: (event: PointerEvent<HTMLElement>) => event.currentTarget.setPointerCapture(event.pointerId),
      onPointerMove: onPointerMove(row),
      onPointerUp: onPointerUp(row),
      onPointerCancel: () => setPlace(undefined),
    }),
  }
}
