import type { KeyboardEvent } from 'react'

/** Handles Enter in a field within the form of an entry that the field is no part of: it would submit that form. */
export const onEnter =
  (work: () => unknown) =>
  (event: KeyboardEvent): void => {
    if (event.key !== 'Enter') return
    event.preventDefault()
    void work()
  }
