import { useAtomValue } from 'jotai'
import { useCallback, useEffect, useState } from 'react'

import type { Api } from '../api/client.ts'
import { apiAtom } from './api-atom.ts'
import { messageOf } from './errors.ts'

type Load<T> = (api: Api) => Promise<T>
type State<T> = { status: 'loading' | 'error'; message: string } | { status: 'success'; message: string; data: T }

/** Loads data when a screen is shown. `reload` keeps the shown data until the newer has arrived. */
export function useRemote<T>(load: Load<T>): { state: State<T>; reload: () => Promise<void> } {
  const api = useAtomValue(apiAtom)
  const [state, setState] = useState<State<T>>({ status: 'loading', message: '' })
  const fetched = useCallback(async (): Promise<State<T>> => {
    try {
      return { status: 'success', message: '', data: await load(api) }
    } catch (error) {
      return { status: 'error', message: messageOf(error) }
    }
  }, [api, load])
  useEffect(() => {
    let isCurrent = true
    const show = async () => {
      const loaded = await fetched()
      if (isCurrent) setState(loaded)
    }
    void show()
    return () => {
      isCurrent = false
    }
  }, [fetched])
  const reload = async () => setState(await fetched())
  return { state, reload }
}
