import { fireEvent, screen } from '@testing-library/react'

/** Tries all that closes a dialog: a press beside it, Escape and its X. */
export function tryToClose(dialog: HTMLElement): void {
  fireEvent.mouseDown(dialog, { clientX: -1 })
  fireEvent(dialog, new Event('cancel', { cancelable: true }))
  fireEvent.click(screen.getByRole('button', { name: 'Close' }))
}
