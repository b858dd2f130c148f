import Swiper from 'swiper'

const DELAY_MS = 6000

export interface Slideshow {
  go: (index: number) => void
  /** Starts or stops on the user's request; hover, focus and a hidden tab pause the slides as well. */
  play: (wanted: boolean) => void
  isPlaying: () => boolean
  end: () => void
}

/**
 * A looping, automatic slideshow that pauses on hover, on focus and in a hidden tab, and does not start with reduced motion.
 * Swiper's own module Autoplay runs a callback in every frame.
 */
export function startSlideshow(region: HTMLElement, onChange: (index: number) => void): Slideshow {
  const container = region.querySelector<HTMLElement>('.swiper')
  if (!container) throw new Error('A carousel has slides')
  const hasMotion = !matchMedia('(prefers-reduced-motion: reduce)').matches
  let wanted = hasMotion
  let isBusy = false
  let ticking: ReturnType<typeof setInterval> | undefined
  const settle = () => {
    clearInterval(ticking)
    if (wanted && !isBusy && !document.hidden) ticking = setInterval(() => swiper.slideNext(), DELAY_MS)
  }
  const swiper = new Swiper(container, {
    loop: true,
    speed: hasMotion ? 220 : 0,
    on: {
      realIndexChange: ({ realIndex }) => onChange(realIndex),
      slideChange: (slides) => {
        hideOthers(slides)
        settle()
      },
      afterInit: hideOthers,
    },
  })
  const busy = (state: boolean) => () => {
    isBusy = state
    settle()
  }
  const listening = new AbortController()
  const { signal } = listening
  for (const [event, state] of events) region.addEventListener(event, busy(state), { signal })
  document.addEventListener('visibilitychange', settle, { signal })
  settle()
  return {
    go: (index) => void swiper.slideToLoop(index),
    play: (state) => {
      wanted = state
      isBusy = false
      settle()
    },
    isPlaying: () => wanted,
    end: () => {
      listening.abort()
      clearInterval(ticking)
      swiper.destroy(true, false)
    },
  }
}

const events = [
  ['pointerenter', true],
  ['pointerleave', false],
  ['focusin', true],
  ['focusout', false],
] as const

/** Hides slides that are out of view from screen readers. */
function hideOthers({ slides, activeIndex }: Swiper): void {
  for (const [index, slide] of slides.entries()) slide.inert = index !== activeIndex
}
