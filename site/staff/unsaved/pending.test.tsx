import { act, renderHook } from '@testing-library/react'
import { useEffect, useRef, useState } from 'react'
import { expect, it } from 'vitest'

import { usePending } from './pending.ts'
import { deferred } from '../../testing/deferred.ts'

/** A form with a text that uploads change, and what saving it would send. */
function useForm() {
  const { pending, settled, isWaiting } = usePending()
  const [text, setText] = useState('')
  const latest = useRef(text)
  useEffect(() => {
    latest.current = text
  })
  const upload = (work: Promise<string>) =>
    pending.waitFor(
      work.then((added) => () => {
        setText((before) => before + added)
        return added !== ''
      }),
    )
  const save = async () => ((await settled()) ? latest.current : 'nothing')
  return { upload, save, isWaiting }
}

const inTime = () => {
  const { promise: work, resolve: end } = deferred<string>()
  return { work, end }
}

it('saving waits for all uploads, also for one that begins meanwhile, and sends what they have brought', async () => {
  const { result } = renderHook(useForm)
  const [first, second] = [inTime(), inTime()]
  act(() => result.current.upload(first.work))
  let saved: string | undefined
  await act(async () => {
    const saving = result.current.save().then((text) => (saved = text))
    result.current.upload(second.work)
    first.end('a')
    await first.work
    expect(saved).toBeUndefined()
    second.end('b')
    await saving
  })
  expect(saved).toBe('ab')
  expect(result.current.isWaiting).toBe(false)
  expect(await act(() => result.current.save())).toBe('ab')
})

it('nothing is saved if an upload fails while saving waits for it', async () => {
  const { result } = renderHook(useForm)
  const failing = inTime()
  act(() => result.current.upload(failing.work))
  const saving = act(() => result.current.save())
  failing.end('')
  expect(await saving).toBe('nothing')
  expect(await act(() => result.current.save()), 'the next time it is known').toBe('')
})
