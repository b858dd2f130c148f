import { useAtomValue } from 'jotai'

import type { Api } from '../api/client.ts'
import { useSendOnce } from './use-send-once.ts'
import { apiAtom } from '../state/api-atom.ts'
import { notify } from '../ui/toast.ts'

/** Runs one call at a time that a button starts. Its result is a toast. */
export function useAction() {
  const api = useAtomValue(apiAtom)
  const { isBusy, sendOnce } = useSendOnce(undefined, 'offline')
  /** @returns whether it was done */
  const run = async (work: (api: Api) => Promise<unknown>, done?: string): Promise<boolean> => {
    const result = await sendOnce(async () => void (await work(api)))
    if (!result) return false
    if (result.ok && done !== undefined) void notify('success', done)
    return result.ok
  }
  return { isBusy, run }
}
