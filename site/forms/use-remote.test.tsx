import { act, renderHook, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'

import { loadLanguage } from '../language/load-language.ts'
import { LanguageContext } from '../language/use-language.ts'
import { deferred } from '../testing/deferred.ts'
import { useRemote } from './use-remote.ts'

it('shows what was asked for last, whichever response comes first', async () => {
  const language = await loadLanguage('en')
  const answers = Array.from({ length: 4 }, () => deferred<string>())
  let asked = 0
  const load = () => answers[asked++]?.promise ?? Promise.reject(new Error('not expected'))
  const { result } = renderHook(() => useRemote(load), {
    wrapper: ({ children }) => <LanguageContext value={language}>{children}</LanguageContext>,
  })
  const shown = () => (result.current.state.status === 'success' ? result.current.state.data : '')
  const reloads = [1, 2, 3].map(() => act(() => void result.current.reload()))
  await Promise.all(reloads)
  await act(async () => answers[2]?.resolve('newest but one'))
  expect(shown()).toBe('')
  await act(async () => answers[3]?.resolve('newest'))
  await waitFor(() => expect(shown()).toBe('newest'))
  await act(async () => answers[0]?.resolve('first'))
  await act(async () => answers[1]?.resolve('second'))
  expect(shown()).toBe('newest')
})
