import { beforeEach, expect, it, vi } from 'vitest'

import { loadAfterPaint } from './load-after-paint.ts'

/** A module that notes that it ran; another one for each test, since a module runs once. */
let entry = ''
let tests = 0
const PAGE = '/assets/home.js'

const links = () => [...document.head.querySelectorAll('link[rel=modulepreload]')]
const linked = () => links().map((link) => link.getAttribute('href'))
const ran = () => 'entryRan' in globalThis

beforeEach(() => {
  tests += 1
  entry = `data:text/javascript,globalThis.entryRan = ${String(tests)}`
  const list = document.createElement('script')
  Object.assign(list, { type: 'application/json', id: 'chunks', textContent: JSON.stringify([entry, PAGE]) })
  document.body.append(list)
  return () => {
    vi.restoreAllMocks()
    for (const each of [list, ...links()]) each.remove()
    Reflect.deleteProperty(globalThis, 'entryRan')
  }
})

it('loads the listed scripts after the first paint, and runs the first one', async () => {
  let frame: FrameRequestCallback | undefined
  vi.spyOn(window, 'requestAnimationFrame').mockImplementation((callback) => {
    frame = callback
    return 1
  })
  loadAfterPaint()
  expect(linked()).toEqual([])
  frame?.(0)
  expect(linked(), 'the frame is painted after its callbacks').toEqual([])
  await vi.waitFor(() => expect(ran()).toBe(true))
  expect(linked()).toEqual([entry, PAGE])
})

it('does not wait for a frame in a background tab', async () => {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
  const frame = vi.spyOn(window, 'requestAnimationFrame')
  loadAfterPaint()
  await vi.waitFor(() => expect(ran()).toBe(true))
  expect(linked()).toEqual([entry, PAGE])
  expect(frame).not.toHaveBeenCalled()
})

it('loads nothing on pages that list nothing', async () => {
  document.getElementById('chunks')?.remove()
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
  loadAfterPaint()
  await new Promise((resolve) => setTimeout(resolve))
  expect(linked()).toEqual([])
})
