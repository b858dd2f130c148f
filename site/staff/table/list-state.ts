import { useAtomValue } from 'jotai'
import { useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'

import { isRecord } from '#contract/narrow.ts'
import { sessionAtom } from '../../state/session.ts'

/** The state of the history entry of a list that is shown again after one of its entries was changed. */
export const restoreListState = { list: 'as left' } as const

const isRestored = (state: unknown): boolean => isRecord(state) && state['list'] === restoreListState.list

/**
 * A part of what a list shows, such as its search. The way back leads to the list as it was left: in the browser's history, and with
 * `restoreListState`; not to that of another person, who has signed in since. In memory only, since a document that is loaded again shows what
 * the server has rendered.
 */
export function listState<Value>() {
  const left = new Map<string, Value>()
  const usePrefix = (list: string) => `${useAtomValue(sessionAtom).name} ${list}`

  /** The list's state as it was left; undefined for a list that is opened anew. */
  function useLeft(list: string): Value | undefined {
    const { key, pathname, state } = useLocation()
    const prefix = usePrefix(list)
    return useState(
      () => left.get(`${prefix} ${key}`) ?? (isRestored(state) ? left.get(`${prefix} ${pathname}`) : undefined),
    )[0]
  }

  /** Remembers the list's present state. An object must be memoized, or it is written with every render. */
  function useRemember(list: string, value: Value): void {
    const { key, pathname } = useLocation()
    const prefix = usePrefix(list)
    useEffect(() => {
      left.set(`${prefix} ${key}`, value)
      left.set(`${prefix} ${pathname}`, value)
    }, [key, pathname, prefix, value])
  }

  return { useLeft, useRemember }
}

const texts = listState<string>()

/** A text of a list's state, such as the value of a filter; empty for a list that is opened anew. */
export function useListText(list: string): [string, (text: string) => void] {
  const [text, setText] = useState(texts.useLeft(list) ?? '')
  texts.useRemember(list, text)
  return [text, setText]
}
