import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import type { FailedSave } from './autosave-schedule.ts'
import type { FormState } from './form-state.ts'
import { useAutosave } from './use-autosave.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** A form whose title is typed one character a second; each save sends what is typed so far. */
function aWriter() {
  const saved: string[] = []
  let title = ''
  let failed: FailedSave | undefined
  let form: FormState = { texts: { title }, file: null, picture: null, removeImage: false }
  const { rerender } = renderHook(() =>
    useAutosave(form, failed, { isSaving: false, isLockedOut: false }, async () => {
      saved.push(title)
    }),
  )
  const type = (seconds: number) => {
    for (let second = 0; second < seconds; second += 1) {
      title += 'x'
      form = { ...form, texts: { title } }
      rerender()
      act(() => vi.advanceTimersByTime(1000))
    }
  }
  const fail = (isRefused: boolean) => {
    failed = { at: performance.now(), isRefused }
    rerender()
  }
  return { saved: () => saved.map(({ length }) => length), type, fail }
}

it('typing without a pause is saved again and again', () => {
  const { type, saved } = aWriter()
  type(65)
  expect(saved()).toEqual([20, 40, 60])
})

it('typing does not put off the repetition of a failed save', () => {
  const { type, fail, saved } = aWriter()
  type(1)
  fail(false)
  type(15)
  expect(saved()).toEqual([16])
})

it('the connection repeats a failed save while one types', () => {
  const { type, fail, saved } = aWriter()
  type(1)
  fail(false)
  type(2)
  act(() => void window.dispatchEvent(new Event('online')))
  type(1)
  expect(saved()).toHaveLength(1)
})
