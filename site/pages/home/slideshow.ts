import Swiper from 'swiper'
import { Autoplay } from 'swiper/modules'

const DELAY_MS = 6000

export interface Slideshow {
  go: (index: number) => void
  /** Starts or stops on the user's request; hover and focus pause the slides as well. */
  play: (wanted: boolean) => void
  isPlaying: () => boolean
  end: () => void
}

/** A looping, automatic slideshow that pauses on hover and focus, and does not start with reduced motion. */
export function startSlideshow(region: HTMLElement, onChange: (index: number) => void): Slideshow {
  const container = region.querySelector<HTMLElement>('.swiper')
  if (!container) throw new Error('A carousel has slides')
  let wanted = !matchMedia('(prefers-reduced-motion: reduce)').matches
  let isBusy = false
  const swiper = new Swiper(container, {
    modules: [Autoplay],
    loop: true,
    speed: wanted ? 220 : 0,
    // Swiper pauses in a hidden tab by itself.
    autoplay: wanted ? { delay: DELAY_MS, disableOnInteraction: false } : false,
    on: { realIndexChange: ({ realIndex }) => onChange(realIndex), slideChange: hideOthers, afterInit: hideOthers },
  })
  const settle = () => (wanted && !isBusy ? swiper.autoplay.start() : swiper.autoplay.stop())
  const busy = (state: boolean) => () => {
    isBusy = state
    settle()
  }
  const listening = new AbortController()
  for (const [event, state] of events) region.addEventListener(event, busy(state), { signal: listening.signal })
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
