import { type KeyboardEvent, type PointerEvent, useMemo, useRef, useState } from 'react'

import { serialQueue } from '#contract/serial-queue.ts'
import { useStaffLanguage } from '../language/staff-language.ts'

/** How the rows of a table are reordered, and what they are called in announcements. */
export interface RowOrder<Row> {
  /** Saves that a row is behind another one, or at the front. Resolves to whether it was done; shows why not. */
  onMove: (id: string, after: string | null) => Promise<boolean>
  /** Reloads the rows after moves. Resolves to whether they are reloaded. */
  reload: () => Promise<boolean>
  /** The name of a row. */
  nameOf: (row: Row) => string
}

/** Where a dragged row would be inserted: before or behind another row. */
interface Place {
  id: string
  side: 'before' | 'behind'
}

const SCROLL_EDGE = 60

/**
 * Rows that are dragged by a handle, or moved by the arrow keys while it has the focus. A row moves at once, and moves are saved in
 * order; once one fails, those after it are dropped and the rows are shown as they are stored.
 */
export function useRowOrder<Row extends { _id: string }>(loaded: readonly Row[], order: RowOrder<Row> | undefined) {
  const [place, setPlace] = useState<Place>()
  const [said, setSaid] = useState('')
  /** The ids in the order that is shown, while it is not the loaded one. */
  const [moved, setMoved] = useState<readonly string[]>()
  const { number, staff } = useStaffLanguage()
  const { current: saves } = useRef(newSaves())
  const rows = useMemo(() => (moved ? loaded.toSorted(by(moved)) : [...loaded]), [loaded, moved])
  const ids = rows.map(({ _id }) => _id)

  const save = async ({ onMove, reload }: RowOrder<Row>, id: string, after: string | null, next: readonly string[]) => {
    saves.waiting += 1
    const generation = (saves.generation += 1)
    await saves.queue.enqueue(async () => {
      if (saves.hasFailed) return
      if (await onMove(id, after)) saves.saved = next
      else {
        saves.hasFailed = true
        setMoved(saves.saved)
        setSaid('')
      }
    })
    saves.waiting -= 1
    if (saves.waiting > 0) return
    saves.hasFailed = false
    // A later move has a reload of its own, for which the list drops the response of this one.
    if (!(await reload()) || saves.generation !== generation) return
    saves.saved = undefined
    setMoved(undefined)
  }
  const moveTo = (row: Row, after: string | null) => {
    const before = ids[ids.indexOf(row._id) - 1] ?? null
    if (!order || after === row._id || after === before) return
    const others = ids.filter((id) => id !== row._id)
    const at = others.indexOf(after ?? '') + 1
    const next = others.toSpliced(at, 0, row._id)
    setMoved(next)
    setSaid(staff.table.moved(order.nameOf(row), number(at + 1), number(ids.length)))
    void save(order, row._id, after, next)
  }
  const onKeyDown = (row: Row) => (event: KeyboardEvent) => {
    const index = ids.indexOf(row._id)
    const target = { ArrowUp: index - 2, ArrowDown: index + 1 }[event.key]
    if (target === undefined) return
    event.preventDefault()
    if (target >= -1 && target < ids.length) moveTo(row, ids[target] ?? null)
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
    moveTo(row, place.side === 'behind' ? place.id : (others[at - 1] ?? null))
  }
  return {
    /** The rows in the order that is shown. */
    rows,
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

/** Moves that are being saved. */
interface Saves {
  queue: ReturnType<typeof serialQueue>
  waiting: number
  /** Counts the moves. */
  generation: number
  hasFailed: boolean
  /** The ids in the order that is saved; undefined for the loaded one. */
  saved: readonly string[] | undefined
}

const newSaves = (): Saves => ({ queue: serialQueue(), waiting: 0, generation: 0, hasFailed: false, saved: undefined })

/** Compares rows by the place of their ids; those without a place come first. */
const by = (ids: readonly string[]) => {
  const places = new Map(ids.map((id, at) => [id, at]))
  return (one: { _id: string }, other: { _id: string }) => (places.get(one._id) ?? -1) - (places.get(other._id) ?? -1)
}
