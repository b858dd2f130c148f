import { act, renderHook } from '@testing-library/react'
import { createStore, Provider } from 'jotai'
import { createElement, type ReactNode } from 'react'
import { beforeEach, expect, it } from 'vitest'

import type { OwnAccount } from '#contract/account.ts'
import { saveName } from '../../state/user-name-storage.ts'
import { accountAtom, sessionAtom } from '../../state/session.ts'
import { account } from '../../testing/account.ts'
import { isOthersAtom, isSignedOutAtom, useForgetLost } from './kept-screen-state.ts'
import { keepScreenAtom } from './keep-or-resume.ts'

const name = 'Ram Sharma'
const ram: OwnAccount = { ...account, _id: 'a', name }
let store: ReturnType<typeof createStore>
let leave: () => void

/** Begins a session; an account that is null has not been loaded. */
const signIn = (user: OwnAccount | null, of = name) =>
  act(() => {
    store.set(accountAtom, user)
    store.set(sessionAtom, { isLoggedIn: true, name: of })
  })
const isOthers = () => store.get(isOthersAtom)

beforeEach(() => {
  store = createStore()
  saveName(name)
  const wrapper = ({ children }: { children: ReactNode }) => createElement(Provider, { store }, children)
  leave = renderHook(useForgetLost, { wrapper }).unmount
  signIn(ram)
  act(() => store.set(keepScreenAtom))
  expect([store.get(isSignedOutAtom), isOthers()]).toEqual([true, false])
})

it('the screen is its user’s again, and later that of whoever signs in', () => {
  signIn(ram)
  expect([store.get(isSignedOutAtom), isOthers()]).toEqual([false, false])
  signIn({ ...ram, _id: 'b', name: 'Binod' }, 'Binod')
  expect(isOthers()).toBe(false)
})

it.each([
  ['somebody else', { ...ram, _id: 'b', name: 'Binod' }],
  ['somebody else of the same name', { ...ram, _id: 'b' }],
  ['somebody who is not known yet', null],
])('the screen is not shown to %s', (_who, user) => {
  signIn(user, user?.name ?? name)
  expect(isOthers()).toBe(true)
})

it('leaving the screens forgets the session', () => {
  leave()
  signIn({ ...ram, _id: 'b', name: 'Binod' }, 'Binod')
  expect(isOthers()).toBe(false)
})
