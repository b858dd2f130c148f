import { renderHook } from '@testing-library/react'
import { createStore, Provider } from 'jotai'
import { MemoryRouter } from 'react-router-dom'
import { expect, it } from 'vitest'

import { sessionAtom } from '../../state/session.ts'
import { listState } from './list-state.ts'

it('what a person has searched is there on the way back, and not for the next person of the same tab', () => {
  const searches = listState<string>()
  const signedInAs = (name: string) => {
    const store = createStore()
    store.set(sessionAtom, { isLoggedIn: true, name })
    const wrapper = ({ children }: { children: React.ReactNode }) => (
      <Provider store={store}>
        <MemoryRouter initialEntries={[{ pathname: '/inquiry-list', key: 'first' }]}>{children}</MemoryRouter>
      </Provider>
    )
    return { wrapper }
  }
  const leftFor = (name: string) => renderHook(() => searches.useLeft('table'), signedInAs(name)).result.current
  renderHook(() => searches.useRemember('table', 'Maya Rai'), signedInAs('Asha'))
  expect(leftFor('Asha')).toBe('Maya Rai')
  expect(leftFor('Binod')).toBeUndefined()
})
