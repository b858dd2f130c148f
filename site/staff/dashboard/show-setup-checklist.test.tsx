import { screen } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { expect, it, vi } from 'vitest'

import type { Dashboard } from '#contract/dashboard.ts'
import { mockContent, mockEndpoint, nothingToDo, server } from '../../testing/mock-api.ts'
import { visit } from '../../testing/visit.tsx'

const file = vi.hoisted(() => ({ isLoaded: false }))

/** The file of the setup checklist takes a while. */
vi.mock('./setup-checklist.tsx', async (original) => {
  await new Promise((resolve) => setTimeout(resolve, 500))
  file.isLoaded = true
  return original()
})

const hidden = (isHidden: boolean): Dashboard => ({
  ...nothingToDo,
  firstDay: { steps: [{ name: 'post', isDone: false }], firmLeft: [], isHidden },
})

// Not repeated: the file would be loaded by then.
it('shows the setup checklist again once its file is loaded, so that the other parts stay', { retry: 0 }, async () => {
  mockContent()
  mockEndpoint('get', '/loggedin', true)
  mockEndpoint('get', '/dashboard', { ...hidden(true) })
  const { user } = await visit('/dashboard')
  const button = await screen.findByRole('button', { name: 'Show the first steps' })
  const wasLoaded: boolean[] = []
  server.use(
    http.patch('*/api/dashboard/first-day', () => {
      wasLoaded.push(file.isLoaded)
      return HttpResponse.json({ hidden: false })
    }),
  )
  mockEndpoint('get', '/dashboard', { ...hidden(false) })
  await user.click(button)
  expect(await screen.findByRole('region', { name: 'First steps' })).toBeInTheDocument()
  expect(wasLoaded).toEqual([true])
})
