import { createSlides, hideOthers, type Slides } from './slides.ts'

const DELAY_MS = 6000

export interface Slideshow {
  go: (index: number) => void
  /** Starts or stops on the user's request; hover, focus and a hidden tab pause the slides as well. */
  play: (wanted: boolean) => void
  isPlaying: () => boolean
  end: () => void
}

/**
 * A looping, automatic slideshow that pauses on hover, on focus and in a hidden tab, and does not start with reduced motion. Swiper
 * is started when it is first needed (it takes a slow phone 100 ms), and without its module Autoplay, which runs in every frame.
 */
export function startSlideshow(
  region: HTMLElement,
  onChange: (index: number) => void,
  create = createSlides,
): Slideshow {
  const container = region.querySelector<HTMLElement>('.swiper')
  if (!container) throw new Error('A carousel has slides')
  const isAnimated = !matchMedia('(prefers-reduced-motion: reduce)').matches
  let wanted = isAnimated
  let isBusy = region.matches(':focus-within')
  let ticking: ReturnType<typeof setInterval> | undefined
  const settle = () => {
    clearInterval(ticking)
    if (wanted && !isBusy && !document.hidden) ticking = setInterval(() => slides().next(), DELAY_MS)
  }
  let created: Slides | undefined
  const slides = () =>
    (created ??= create(container, isAnimated, (index) => {
      settle()
      onChange(index)
    }))
  const busy = (state: boolean) => () => {
    isBusy = state
    settle()
  }
  const listening = new AbortController()
  const { signal } = listening
  for (const [event, state] of events) region.addEventListener(event, busy(state), { signal })
  // Before the event reaches the slides, so that the first swipe moves them as well.
  container.addEventListener('pointerdown', () => void slides(), { signal, capture: true, once: true })
  document.addEventListener('visibilitychange', settle, { signal })
  hideOthers([...container.querySelectorAll<HTMLElement>('.swiper-slide')], 0)
  settle()
  return {
    go: (index) => slides().go(index),
    play: (state) => {
      wanted = state
      isBusy = false
      settle()
    },
    isPlaying: () => wanted,
    end: () => {
      listening.abort()
      clearInterval(ticking)
      created?.end()
    },
  }
}

const events = [
  ['pointerenter', true],
  ['pointerleave', false],
  ['focusin', true],
  ['focusout', false],
] as const
