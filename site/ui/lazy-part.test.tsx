import { act, screen } from '@testing-library/react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { beforeAll, expect, it, vi } from 'vitest'

import { laterPart, preloadLaterParts } from './lazy-part.tsx'

const Greeting = ({ name }: { name: string }) => <button onClick={() => clicked(name)}>Hello {name}</button>
const clicked = vi.fn<(name: string) => void>()

let html = ''
beforeAll(async () => {
  const Part = laterPart<{ name: string }>(async () => ({ default: Greeting }))
  await preloadLaterParts()
  html = renderToString(<Part name="Asha" />)
})

async function hydrated(load: () => Promise<{ default: typeof Greeting }>) {
  const container = document.body.appendChild(document.createElement('div'))
  container.innerHTML = html
  const Part = laterPart(load)
  const failed = vi.fn<() => void>()
  const root = await act(async () =>
    hydrateRoot(container, <Part name="Asha" />, { onUncaughtError: failed, onRecoverableError: failed }),
  )
  return {
    failed,
    end: () => {
      root.unmount()
      container.remove()
    },
  }
}

it('is in the server’s HTML, and the same there once its code has come', async () => {
  let give: (module: { default: typeof Greeting }) => void = () => undefined
  // One promise: the next file of the thread preloads every part that was made.
  const module = new Promise<{ default: typeof Greeting }>((resolve) => (give = resolve))
  const { failed, end } = await hydrated(() => module)
  const button = screen.getByRole('button', { name: 'Hello Asha' })
  await act(async () => give({ default: Greeting }))
  expect(screen.getByRole('button', { name: 'Hello Asha' })).toBe(button)
  button.click()
  expect(clicked).toHaveBeenCalledExactlyOnceWith('Asha')
  expect(failed).not.toHaveBeenCalled()
  end()
})

it('stays as the server rendered it if its code cannot be loaded', async () => {
  let isOffline = true
  const { failed, end } = await hydrated(async () => {
    if (isOffline) throw new Error('offline')
    return { default: Greeting }
  })
  expect(screen.getByRole('button', { name: 'Hello Asha' })).toBeInTheDocument()
  expect(failed).not.toHaveBeenCalled()
  end()
  isOffline = false
})
