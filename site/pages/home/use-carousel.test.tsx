import { act, renderHook, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'

import type { Slideshow } from './slideshow.ts'
import { useCarousel } from './use-carousel.ts'

const wanted = vi.hoisted(() => ({ isPlaying: true }))
const slideshow: Slideshow = {
  go: () => undefined,
  play: (state) => (wanted.isPlaying = state),
  isPlaying: () => wanted.isPlaying,
  end: () => undefined,
}
vi.mock('./slideshow.ts', () => ({ startSlideshow: () => slideshow }))

it('the reader’s pause counts also before the code of the slideshow has come', async () => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(private readonly seen: (entries: readonly { isIntersecting: boolean }[]) => void) {}
      observe() {
        this.seen([{ isIntersecting: true }])
      }
      disconnect() {}
    },
  )
  let start: () => void = () => undefined
  vi.stubGlobal('requestIdleCallback', (work: () => void) => (start = work))
  vi.stubGlobal('cancelIdleCallback', () => undefined)
  const { result } = renderHook(() => useCarousel({ current: document.createElement('section') }))
  act(() => result.current.toggle())
  act(() => start())
  await waitFor(() => expect(wanted.isPlaying).toBe(false))
  expect(result.current.isPlaying).toBe(false)
})
