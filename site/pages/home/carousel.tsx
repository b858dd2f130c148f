import { Pause } from '../../ui/icons/pause.ts'
import { Play } from '../../ui/icons/play.ts'
import { memo, useRef } from 'react'

import type { Slide } from '#contract/site-content.ts'
import { langOf } from '../../language/fell-back.ts'
import { useLanguage } from '../../language/use-language.ts'
import { useSiteContent } from '../../state/site-content.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Drawing } from '../../ui/drawing.tsx'
import { FallbackMark } from '../../ui/fallback-mark.tsx'
import { Picture, type Priority, priorityAt } from '../../ui/picture.tsx'
import { carouselWords } from './carousel-words.ts'
import { useCarousel } from './use-carousel.ts'

/** The carousel. The first slide is in the HTML; the script that moves slides is loaded when it is near the screen and the browser idle. */
export function Carousel({ slides }: { slides: readonly Slide[] }) {
  const region = useRef<HTMLElement>(null)
  const { tag, words, number } = useLanguage()
  const texts = carouselWords[tag]
  const { current, chosen, isPlaying, go, toggle } = useCarousel(region)
  return (
    <section ref={region} aria-roledescription={texts.carousel} aria-label={texts.slides} className="relative bg-mist">
      <Slides slides={slides} />
      <div className="no-print page flex flex-wrap items-center justify-center gap-x-6 gap-y-2 pb-5 lg:justify-start">
        <ButtonLink to="/contact">{words.content.askUs}</ButtonLink>
        <div className="needs-script flex items-center gap-2">
          <button
            type="button"
            onClick={toggle}
            aria-label={isPlaying ? texts.pause : texts.play}
            className="flex size-11 items-center justify-center text-soft hover:text-brand"
          >
            {isPlaying ? <Pause aria-hidden className="size-5" /> : <Play aria-hidden className="size-5" />}
          </button>
          <div className="flex">
            {slides.map(({ title }, index) => (
              <button
                key={`${index} ${title}`}
                type="button"
                onClick={() => go(index)}
                aria-label={texts.slideNumber(number(index + 1))}
                aria-current={index === current}
                className="carousel-dot"
              />
            ))}
          </div>
        </div>
      </div>
      {/* Announces slides that the user chooses, not automatic changes. */}
      <p aria-live="polite" className="sr-only">
        {chosen === undefined ? '' : slides[chosen]?.title}
      </p>
    </section>
  )
}

/** Memoized: Swiper moves these elements, so React must not re-render them. */
const Slides = memo(function Slides({ slides }: { slides: readonly Slide[] }) {
  const { tag, number } = useLanguage()
  const words = carouselWords[tag]
  return (
    <div className="swiper">
      <div className="swiper-wrapper">
        {slides.map((slide, index) => (
          <div
            key={`${index} ${slide.title}`}
            role="group"
            aria-roledescription={words.slide}
            aria-label={words.slideOf(number(index + 1), number(slides.length))}
            className="swiper-slide"
          >
            <SlideContent slide={slide} index={index} priority={priorityAt(index, 1)} />
          </div>
        ))}
      </div>
    </div>
  )
})

interface SlideContentProps {
  slide: Slide
  index: number
  priority: Priority
}

function SlideContent({ slide, index, priority }: SlideContentProps) {
  const site = useSiteContent()
  const [titleLang, subtitleLang] = [langOf(site, `slides.${index}.title`), langOf(site, `slides.${index}.subtitle`)]
  return (
    <div className="page flex h-full flex-col-reverse items-center justify-center gap-6 pt-6 pb-4 text-center max-lg:min-h-[min(42rem,calc(100svh-19rem))] lg:grid lg:grid-cols-2 lg:gap-12 lg:pt-12 lg:text-left">
      <div>
        <h2 lang={titleLang} className="text-h1">
          {slide.title}
        </h2>
        <p lang={subtitleLang} className="mx-auto mt-4 max-w-xl text-balance text-soft lg:mx-0 lg:text-[1.1875rem]">
          {slide.subtitle}
        </p>
        <FallbackMark lang={titleLang ?? subtitleLang} className="mt-4" />
      </div>
      <Picture
        image={slide.image}
        lang={langOf(site, `slides.${index}.image.alt`)}
        priority={priority}
        sizes="(min-width: 64rem) 560px, min(82vw, 48svh)"
        className="slide-picture aspect-4/3 w-full max-w-[min(82vw,48svh)] lg:max-w-none"
        placeholder={<Drawing file="slides" name={slide.drawing} viewBox="0 0 560 420" />}
      />
    </div>
  )
}
