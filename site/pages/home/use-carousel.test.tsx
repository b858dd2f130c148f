import { act, renderHook, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'

import type { Slideshow } from './slideshow.ts'
import { useCarousel } from './use-carousel.ts'

const wanted = vi.hoisted(() => ({ isPlaying: true, slide: 0 }))
const slideshow: Slideshow = {
  go: (slide) => (wanted.slide = slide),
  play: (state) => (wanted.isPlaying = state),
  isPlaying: () => wanted.isPlaying,
  end: () => undefined,
}
vi.mock('./slideshow.ts', () => ({ startSlideshow: () => slideshow }))

it('the reader’s pause and chosen slide count also before the code of the slideshow has come', async () => {
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
  act(() => result.current.go(2))
  act(() => start())
  await waitFor(() => expect(wanted.isPlaying).toBe(false))
  expect(result.current.isPlaying).toBe(false)
  expect(wanted.slide).toBe(2)
})
