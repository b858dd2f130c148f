import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'

import { notify } from './toast.ts'

it('a toast is shown, also after the place of toasts was taken out of the document, and the same one not twice', async () => {
  for (const isTaken of [false, true]) {
    if (isTaken) document.querySelector('.Toastify')?.parentElement?.remove()
    await notify('success', 'Saved')
    await notify('success', 'Saved')
    expect(await screen.findAllByRole('status')).toHaveLength(1)
    expect(screen.getByRole('status')).toHaveTextContent('Saved')
  }
})

it('a toast is in the dialog that is open, and stays when that closes', async () => {
  const dialog = document.body.appendChild(document.createElement('dialog'))
  dialog.showModal()
  await notify('error', 'Not saved')
  expect(within(dialog).getByRole('alert')).toHaveTextContent('Not saved')
  dialog.close()
  dialog.remove()
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('Not saved'))
  expect(document.querySelector('body > div > .Toastify')).toBeInTheDocument()
})
