import { fireEvent, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'

import { renderInEnglish } from '../testing/in-english.tsx'
import { tryToClose } from '../testing/try-to-close.ts'
import { Dialog } from './dialog.tsx'

it('Enter in a field submits the form in the dialog, and not one around it', async () => {
  const outer = vi.fn<(event: { preventDefault: () => void }) => void>((event) => event.preventDefault())
  const inner = vi.fn<(event: { preventDefault: () => void }) => void>((event) => event.preventDefault())
  await renderInEnglish(
    <form onSubmit={outer} aria-label="around">
      <Dialog title="Library" onClose={() => undefined}>
        <input aria-label="Search" />
      </Dialog>
    </form>,
  )
  const user = userEvent.setup()
  await user.type(screen.getByLabelText('Search'), 'desk{Enter}')
  expect(outer).not.toHaveBeenCalled()
  await renderInEnglish(
    <Dialog title="Own" onClose={() => undefined}>
      <form onSubmit={inner}>
        <input aria-label="Name" />
      </form>
    </Dialog>,
  )
  await user.type(screen.getByLabelText('Name'), 'Asha{Enter}')
  expect(inner).toHaveBeenCalledTimes(1)
})

it('a press beside it closes it, one on its scrollbar does not', async () => {
  const onClose = vi.fn<() => void>()
  await renderInEnglish(
    <Dialog title="Job" onClose={onClose}>
      text
    </Dialog>,
  )
  const dialog = screen.getByRole('dialog')
  dialog.getBoundingClientRect = () => new DOMRect(100, 50, 400, 300)
  fireEvent.mouseDown(dialog, { clientX: 495, clientY: 200 })
  expect(onClose).not.toHaveBeenCalled()
  fireEvent.mouseDown(dialog, { clientX: 495, clientY: 40 })
  expect(onClose).toHaveBeenCalledTimes(1)
})

it('what is shown once stays until its button is pressed', async () => {
  const onClose = vi.fn<() => void>()
  await renderInEnglish(
    <Dialog title="Codes" onClose={onClose}>
      <p data-shown-once>1234</p>
    </Dialog>,
  )
  const dialog = screen.getByRole('dialog')
  fireEvent.mouseDown(dialog, { clientX: -1 })
  fireEvent(dialog, new Event('cancel', { cancelable: true }))
  expect(onClose).not.toHaveBeenCalled()
  fireEvent.click(screen.getByRole('button', { name: 'Close' }))
  expect(onClose).toHaveBeenCalledTimes(1)
})

it('stays while what is shown once is about to come', async () => {
  const onClose = vi.fn<() => void>()
  await renderInEnglish(
    <Dialog title="Codes" onClose={onClose}>
      <p data-awaited>Wait</p>
    </Dialog>,
  )
  tryToClose(screen.getByRole('dialog'))
  expect(fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' }), 'the default is prevented').toBe(false)
  expect(onClose).not.toHaveBeenCalled()
})
