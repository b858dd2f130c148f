import { fireEvent, render, screen } from '@testing-library/react'
import { expect, it, onTestFinished, vi } from 'vitest'

import { LanguageContext } from '../language/use-language.ts'
import { loadLanguage } from '../language/load-language.ts'
import { renderInEnglish } from '../testing/in-english.tsx'
import { ErrorBoundary } from './error-boundary.tsx'

function Failing(): never {
  throw new Error('not loaded')
}

it.each([
  ['en', true, 'It may have changed since you came. Load it again to see it.'],
  ['en', false, 'No connection.'],
  ['ne', false, 'इन्टरनेट छैन।'],
] as const)('a page in %s that fails says why; with a connection: %s', async (tag, onLine, why) => {
  const reported = vi.spyOn(console, 'error').mockReturnValue()
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(onLine)
  const language = await loadLanguage(tag)
  const shown = (place: string, isFailing: boolean) => (
    <LanguageContext value={language}>
      <ErrorBoundary place={place}>{isFailing ? <Failing /> : 'The next page'}</ErrorBoundary>
    </LanguageContext>
  )
  const { rerender } = render(shown('/team', true))
  expect(screen.getByRole('alert')).toHaveTextContent(why)
  expect(screen.getByRole('button', { name: language.words.ui.loadAgain })).toBeVisible()
  rerender(shown('/price', false))
  expect(screen.getByText('The next page')).toBeVisible()
  // React reports what a boundary has caught.
  expect(reported).toHaveBeenCalledOnce()
  reported.mockClear()
})

it('a page that failed is loaded again by itself once the connection is back', async () => {
  const reported = vi.spyOn(console, 'error').mockReturnValue()
  const { unmount } = await renderInEnglish(
    <ErrorBoundary place="/team">
      <Failing />
    </ErrorBoundary>,
  )
  const reload = vi.fn<() => void>()
  const { location } = window
  onTestFinished(() => void vi.stubGlobal('location', location))
  vi.stubGlobal('location', { reload })
  fireEvent.click(screen.getByRole('button', { name: 'Load again' }))
  expect(reload).toHaveBeenCalledTimes(1)
  fireEvent(window, new Event('online'))
  expect(reload).toHaveBeenCalledTimes(2)
  unmount()
  fireEvent(window, new Event('online'))
  expect(reload).toHaveBeenCalledTimes(2)
  reported.mockClear()
})
