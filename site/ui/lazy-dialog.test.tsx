import { screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'

import { renderInEnglish } from '../testing/in-english.tsx'
import { lazyDialog } from './lazy-dialog.tsx'

const Greeting = ({ name }: { name: string; onClose: () => void }) => <p>Hello {name}</p>

it('closes with a toast if its code cannot be loaded, and is loaded when it is opened again', async () => {
  const onClose = vi.fn<() => void>()
  const load = vi
    .fn<() => Promise<{ default: typeof Greeting }>>()
    .mockRejectedValueOnce(new TypeError('no connection'))
    .mockResolvedValueOnce({ default: Greeting })
  const Shown = lazyDialog(load)
  const open = () =>
    renderInEnglish(
      <>
        <p>what was typed</p>
        <Shown name="Asha" onClose={onClose} />
      </>,
    )
  const { unmount } = await open()
  expect(await screen.findByRole('alert')).toHaveTextContent('Load it again to see it.')
  expect(onClose).toHaveBeenCalledTimes(1)
  expect(screen.getByText('what was typed')).toBeInTheDocument()
  unmount()
  await open()
  expect(await screen.findByText('Hello Asha')).toBeInTheDocument()
  expect(onClose).toHaveBeenCalledTimes(1)
})
