import { useAtomValue } from 'jotai'
import { useCallback, useEffect, useRef, useState } from 'react'

import type { Api } from '../api/client.ts'
import { useLanguage } from '../language/use-language.ts'
import { notify } from '../ui/toast.ts'
import { apiAtom } from '../state/api-atom.ts'
import { messageOf } from '../state/errors.ts'

type Load<T> = (api: Api) => Promise<T>
type State<T> = { status: 'loading' | 'error'; message: string } | { status: 'success'; message: string; data: T }

/**
 * Loads data when a screen is shown. `reload` keeps the shown data until the newer has arrived, also if that fails: a toast says so.
 * Responses to older loads are dropped.
 */
export function useRemote<T>(load: Load<T>): { state: State<T>; reload: () => Promise<void> } {
  const api = useAtomValue(apiAtom)
  const { message } = useLanguage()
  const [state, setState] = useState<State<T>>({ status: 'loading', message: '' })
  const newest = useRef(0)
  /** What was loaded; undefined once there is a newer load. */
  const fetched = useCallback(async (): Promise<State<T> | undefined> => {
    const own = ++newest.current
    const loaded = await load(api).then(
      (data): State<T> => ({ status: 'success', message: '', data }),
      (error: unknown): State<T> => ({ status: 'error', message: messageOf(error) }),
    )
    return own === newest.current ? loaded : undefined
  }, [api, load])
  useEffect(() => {
    const show = async () => {
      const loaded = await fetched()
      if (loaded) setState(loaded)
    }
    void show()
  }, [fetched])
  const reload = async () => {
    const loaded = await fetched()
    if (!loaded) return
    if (loaded.status === 'error' && state.status === 'success') void notify('error', message(loaded.message))
    else setState(loaded)
  }
  return { state, reload }
}
