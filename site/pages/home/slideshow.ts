import Swiper from 'swiper'
import { Autoplay } from 'swiper/modules'

const DELAY_MS = 6000

export interface Slideshow {
  go: (index: number) => void
  /** What the user wants; whether slides move depends on hover, focus and the tab as well. */
  play: (wanted: boolean) => void
  isPlaying: () => boolean
  end: () => void
}

/** Slides that loop and change by themselves, but not while someone points at them, is in them, or wants less motion. */
export function startSlideshow(region: HTMLElement, onChange: (index: number) => void): Slideshow {
  const container = region.querySelector<HTMLElement>('.swiper')
  if (!container) throw new Error('A carousel has slides')
  let wanted = !matchMedia('(prefers-reduced-motion: reduce)').matches
  let isBusy = false
  const swiper = new Swiper(container, {
    modules: [Autoplay],
    loop: true,
    speed: wanted ? 220 : 0,
    // Swiper itself stops in a hidden tab.
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

/** What is out of sight is not there for screen readers either. */
function hideOthers({ slides, activeIndex }: Swiper): void {
  for (const [index, slide] of slides.entries()) slide.inert = index !== activeIndex
}
