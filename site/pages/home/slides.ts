import Swiper from 'swiper'

export interface Slides {
  next: () => void
  go: (index: number) => void
  end: () => void
}

/** Lets the slides loop and be swiped; calls `onChange` with the index of the slide that is shown. */
export function createSlides(container: HTMLElement, isAnimated: boolean, onChange: (index: number) => void): Slides {
  const swiper = new Swiper(container, {
    loop: true,
    speed: isAnimated ? 220 : 0,
    on: {
      realIndexChange: ({ realIndex }) => onChange(realIndex),
      slideChange: ({ slides, activeIndex }) => hideOthers(slides, activeIndex),
    },
  })
  return {
    next: () => void swiper.slideNext(),
    go: (index) => void swiper.slideToLoop(index),
    end: () => swiper.destroy(true, false),
  }
}

/** Hides slides that are out of view from screen readers. */
export function hideOthers(slides: readonly HTMLElement[], shown: number): void {
  for (const [index, slide] of slides.entries()) slide.inert = index !== shown
}
