import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { createSlides } from './slides.ts'
import { type Slideshow, startSlideshow } from './slideshow.ts'

const SECOND_MS = 1000
let region: HTMLElement
let slideshow: Slideshow
let shown: number[]

beforeEach(() => {
  vi.useFakeTimers()
  create.mockClear()
  shown = []
  document.body.innerHTML = `<section><div class="swiper"><div class="swiper-wrapper">${'<div class="swiper-slide"></div>'.repeat(8)}</div></div></section>`
  const section = document.querySelector('section')
  if (!section) throw new Error('no region')
  region = section
})
afterEach(() => {
  slideshow.end()
  document.body.innerHTML = ''
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const create = vi.fn<typeof createSlides>(createSlides)
const start = () => (slideshow = startSlideshow(region, (index) => shown.push(index), create))
const seconds = (count: number) => vi.advanceTimersByTime(count * SECOND_MS)

test('shows the next slide every 6 seconds', () => {
  start()
  seconds(5.9)
  expect(shown).toEqual([])
  seconds(20)
  expect(shown).toEqual([1, 2, 3, 4])
})

test('starts Swiper with the first change or touch, not before, and once', () => {
  start()
  seconds(5.9)
  expect(create).not.toHaveBeenCalled()
  region.querySelector('.swiper-slide')?.dispatchEvent(new Event('pointerdown', { bubbles: true }))
  expect(create).toHaveBeenCalledTimes(1)
  seconds(20)
  expect(create).toHaveBeenCalledTimes(1)
})

test('slides out of view are inert from the start', () => {
  start()
  const slides = [...region.querySelectorAll<HTMLElement>('.swiper-slide')]
  expect(slides.map(({ inert }) => inert)).toEqual(slides.map((_, index) => index > 0))
})

test('a slide that was chosen is shown for the whole time', () => {
  start()
  seconds(5)
  slideshow.go(2)
  seconds(5.9)
  expect(shown).toEqual([2])
  seconds(0.2)
  expect(shown).toEqual([2, 3])
})

test.each([
  ['hover', 'pointerenter', 'pointerleave'],
  ['focus', 'focusin', 'focusout'],
])('pauses on %s', (_, pause, resume) => {
  start()
  region.dispatchEvent(new Event(pause))
  seconds(60)
  expect(shown).toEqual([])
  region.dispatchEvent(new Event(resume))
  seconds(6.1)
  expect(shown).toEqual([1])
})

test('pauses in a hidden tab', () => {
  start()
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
  document.dispatchEvent(new Event('visibilitychange'))
  seconds(60)
  expect(shown).toEqual([])
  hidden.mockReturnValue(false)
  document.dispatchEvent(new Event('visibilitychange'))
  seconds(6.1)
  expect(shown).toEqual([1])
})

test('stops and starts when asked, and ends with the page', () => {
  start()
  slideshow.play(false)
  seconds(60)
  slideshow.play(true)
  seconds(6.1)
  slideshow.end()
  seconds(60)
  expect(shown).toEqual([1])
})

test('stands still with reduced motion until it is started', () => {
  vi.spyOn(window, 'matchMedia').mockImplementation(
    (media) => Object.assign(new EventTarget(), { media, matches: true }) as never,
  )
  start()
  expect(slideshow.isPlaying()).toBe(false)
  seconds(60)
  slideshow.play(true)
  seconds(6.1)
  expect(shown).toEqual([1])
})
