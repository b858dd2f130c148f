import { fireEvent, within } from '@testing-library/react'

/** Tries all that closes a dialog: a press beside it, Escape and its X. */
export function tryToClose(dialog: HTMLElement): void {
  fireEvent.mouseDown(dialog, { clientX: -1 })
  fireEvent(dialog, new Event('cancel', { cancelable: true }))
  // The first of them: a toast in the dialog has an X, too.
  const [close] = within(dialog).getAllByRole('button', { name: 'Close' })
  if (!close) throw new Error('the dialog has no X')
  fireEvent.click(close)
}
