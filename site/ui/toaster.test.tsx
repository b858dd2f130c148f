import { screen, waitFor } from '@testing-library/react'
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

it('toasts are in the modal dialog that is open, and beside the app once it is closed', async () => {
  const dialogs = [1, 2].map(() => document.body.appendChild(document.createElement('dialog')))
  try {
    await notify('error', 'No connection.')
    const toast = await screen.findByRole('alert')
    for (const dialog of dialogs) {
      dialog.showModal()
      await waitFor(() => expect(dialog).toContainElement(toast))
    }
    await notify('success', 'Saved')
    expect(dialogs[1]).toContainElement(await screen.findByRole('status'))
    dialogs[1]?.close()
    await waitFor(() => expect(dialogs[0]).toContainElement(toast))
    // As a component does that is unmounted.
    dialogs[0]?.close()
    dialogs[0]?.remove()
    await waitFor(() => expect(toast).toBeInTheDocument())
    expect(toast.closest('dialog')).toBeNull()
    expect(toast).toHaveTextContent('No connection.')
  } finally {
    for (const dialog of dialogs) dialog.remove()
  }
})

it('where there are popovers they are in the top layer, again after each move', async () => {
  const shown: (Element | null)[] = []
  Object.assign(HTMLElement.prototype, {
    showPopover(this: HTMLElement) {
      shown.push(this.parentElement)
    },
  })
  const dialog = document.body.appendChild(document.createElement('dialog'))
  try {
    await notify('success', 'Saved')
    dialog.showModal()
    await waitFor(() => expect(shown).toContain(dialog))
    dialog.close()
    await waitFor(() => expect(shown.at(-1)).toBe(document.body))
  } finally {
    dialog.remove()
    Reflect.deleteProperty(HTMLElement.prototype, 'showPopover')
  }
})
