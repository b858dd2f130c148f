import type { KeyboardEvent } from 'react'

/** Handles Enter in a field within the form of an entry that the field is no part of: it would submit that form. One that ends the composition of a character is left alone. */
export const onEnter =
  (work: () => unknown) =>
  (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
    event.preventDefault()
    void work()
  }
