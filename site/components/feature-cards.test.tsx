import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'

import { mockContent } from '../testing/mock-api.ts'
import { visit } from '../testing/visit.tsx'

const text = `${'word '.repeat(17)}ninety and the rest of it`

it('a feature shows 90 characters until it is opened, and again when it is closed', async () => {
  mockContent()
  const { user } = await visit('/about', { featureCards: [{ title: 'Client focus', text, drawing: 'client-focus' }] })
  expect(await screen.findByRole('heading', { name: 'Amazing Features' })).toBeInTheDocument()
  expect(screen.getByText(`${text.slice(0, 90).trimEnd()}…`)).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Read more' }))
  expect(screen.getByText(text)).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Read less' }))
  expect(screen.queryByText(text)).not.toBeInTheDocument()
})

it('the statistics stand on the home and the about page', async () => {
  mockContent()
  for (const path of ['/', '/about']) {
    const { unmount } = await visit(path)
    // A later part, loaded by the first page that shows it.
    for (const value of ['200+', '11+', '97%', '2+', '5+']) expect(await screen.findByText(value)).toBeInTheDocument()
    unmount()
  }
})
