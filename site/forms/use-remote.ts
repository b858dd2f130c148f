import { useAtomValue } from 'jotai'
import { useCallback, useEffect, useState } from 'react'

import type { Api } from '../api/client.ts'
import { useLanguage } from '../language/use-language.ts'
import { notify } from '../ui/toast.ts'
import { apiAtom } from '../state/api-atom.ts'
import { messageOf } from '../state/errors.ts'

type Load<T> = (api: Api) => Promise<T>
type State<T> = { status: 'loading' | 'error'; message: string } | { status: 'success'; message: string; data: T }

/** Loads data when a screen is shown. `reload` keeps the shown data until the newer has arrived, also if that fails: a toast says so. */
export function useRemote<T>(load: Load<T>): { state: State<T>; reload: () => Promise<void> } {
  const api = useAtomValue(apiAtom)
  const { message } = useLanguage()
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
  const reload = async () => {
    const loaded = await fetched()
    if (loaded.status === 'error' && state.status === 'success') void notify('error', message(loaded.message))
    else setState(loaded)
  }
  return { state, reload }
}
