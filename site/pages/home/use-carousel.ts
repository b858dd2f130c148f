import { type RefObject, useEffect, useRef, useState } from 'react'

import type { Slideshow } from './slideshow.ts'

/** Starts the slideshow near the screen, when the browser is idle. */
export function useCarousel(region: RefObject<HTMLElement | null>) {
  const motion = useRef<Slideshow>(undefined)
  const [current, setCurrent] = useState(0)
  const [chosen, setChosen] = useState<number>()
  const [isPlaying, setIsPlaying] = useState(true)
  // Chosen by the reader, who may be faster than the code.
  const wanted = useRef<{ playing?: boolean; slide?: number }>({})

  useEffect(() => {
    let isGone = false
    const start = async () => {
      const { startSlideshow } = await import('./slideshow.ts')
      if (isGone || !region.current) return
      motion.current = startSlideshow(region.current, setCurrent)
      const { slide, playing } = wanted.current
      if (slide !== undefined) motion.current.go(slide)
      if (playing !== undefined) motion.current.play(playing)
      setIsPlaying(motion.current.isPlaying())
    }
    const cancel = whenNear(region.current, () => whenIdle(() => void start()))
    return () => {
      isGone = true
      cancel()
      motion.current?.end()
    }
  }, [region])

  const toggle = () => {
    wanted.current.playing = !isPlaying
    setIsPlaying(!isPlaying)
    motion.current?.play(!isPlaying)
  }
  const go = (index: number) => {
    wanted.current.slide = index
    setChosen(index)
    motion.current?.go(index)
  }
  return { current, chosen, isPlaying, toggle, go }
}

/** Calls `work` once an element is near the screen. Returns a function that cancels it, or what `work` has returned. */
function whenNear(element: Element | null, work: () => () => void): () => void {
  let cancel: (() => void) | undefined
  const observer = new IntersectionObserver(
    (seen) => {
      if (cancel || !seen.some(({ isIntersecting }) => isIntersecting)) return
      observer.disconnect()
      cancel = work()
    },
    { rootMargin: '50%' },
  )
  if (element) observer.observe(element)
  return () => {
    observer.disconnect()
    cancel?.()
  }
}

/**
 * Calls `work` when idle; after a timeout in Safari, which has no idle callbacks. Returns a function that cancels it.
 */
function whenIdle(work: () => void): () => void {
  if (typeof requestIdleCallback === 'function') {
    const handle = requestIdleCallback(work, { timeout: 3000 })
    return () => cancelIdleCallback(handle)
  }
  const handle = setTimeout(work, 500)
  return () => clearTimeout(handle)
}
