import { screen } from '@testing-library/react'
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
