import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'

import { renderInEnglish } from '../testing/in-english.tsx'
import { CopyField } from './copy-field.tsx'

it('selects the text where there is no clipboard, as on plain HTTP', async () => {
  const user = userEvent.setup()
  await renderInEnglish(<CopyField label="Key" value="secret" hint="" />)
  vi.spyOn(navigator, 'clipboard', 'get').mockReturnValue(undefined as unknown as Clipboard)
  const field = screen.getByLabelText<HTMLInputElement>('Key')
  await user.click(screen.getByRole('button', { name: 'Copy' }))
  expect(field).toHaveFocus()
  expect([field.selectionStart, field.selectionEnd]).toEqual([0, 6])
  expect(screen.queryByText('Copied')).not.toBeInTheDocument()
})
