import { act } from '@testing-library/react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'

import { FileButton } from './file-button.tsx'

it.each([[1], [0]])('of %i files that were chosen before it was hydrated each is reported', async (chosen) => {
  const reported: (string | undefined)[] = []
  const button = (
    <FileButton id="file" text="Choose" onChange={({ target }) => reported.push(target.files?.[0]?.name)} />
  )
  const container = document.body.appendChild(document.createElement('div'))
  container.innerHTML = renderToString(button)
  const files = Array.from({ length: chosen }, () => new File(['text'], 'scan.pdf'))
  Object.defineProperty(container.querySelector('input'), 'files', { value: files })
  const root = await act(() => hydrateRoot(container, button))
  expect(reported).toEqual(files.map(({ name }) => name))
  await act(() => root.unmount())
  container.remove()
})
