import { useEffect, useRef } from 'react'

/** Calls `onAdded` with the index of a row that has been added. */
export function useRowAdded(rows: readonly { _id: string }[], onAdded: (index: number) => void): void {
  const seen = useRef(rows)
  const listener = useRef(onAdded)
  useEffect(() => {
    listener.current = onAdded
  })
  useEffect(() => {
    const before = new Set(seen.current.map(({ _id }) => _id))
    seen.current = rows
    const added = rows.findIndex(({ _id }) => !before.has(_id))
    if (added >= 0) listener.current(added)
  }, [rows])
}
