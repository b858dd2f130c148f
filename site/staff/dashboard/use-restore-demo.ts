import { useSetAtom } from 'jotai'

import { useAction } from '../../forms/use-action.ts'
import { restoreDemoAtom } from './dashboard-data.ts'
import { useDashboardWords } from './words.ts'

/** Puts the demo content back that was removed, and says so. */
export function useRestoreDemo() {
  const words = useDashboardWords().demo
  const put = useSetAtom(restoreDemoAtom)
  const { isBusy, run } = useAction()
  return { isBusy, restore: () => run(() => put(), words.restored) }
}
