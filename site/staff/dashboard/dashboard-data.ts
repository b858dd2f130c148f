import { atom } from 'jotai'

import type { Dashboard, DemoContent } from '#contract/dashboard.ts'
import { apiAtom } from '../../state/api-atom.ts'
import { countedTypes } from '../../state/counts.ts'
import { hideSetupSteps, loadDashboard, removeDemo, restoreDemo } from '../../state/dashboard-calls.ts'
import { messageOf } from '../../state/errors.ts'
import { lists } from '../../state/lists.ts'

/** The data of the start page; `idle` while the page is not shown. */
type Work =
  | { status: 'idle' | 'loading' | 'error'; message: string; data?: undefined }
  | { status: 'success'; message: string; data: Dashboard }

const nothing: Work = { status: 'idle', message: '' }

export const workAtom = atom<Work>(nothing)

/** Loads the data of the start page; what is shown stays until the response. */
export const loadWorkAtom = atom(null, async (get, set): Promise<void> => {
  if (get(workAtom).status !== 'success') set(workAtom, { status: 'loading', message: '' })
  const loaded = await loadDashboard(get(apiAtom)).then(
    (data): Work => ({ status: 'success', message: '', data }),
    (error: unknown): Work => ({ status: 'error', message: messageOf(error) }),
  )
  // The screen may have been left meanwhile.
  if (get(workAtom).status !== 'idle') set(workAtom, loaded)
})

/** Clears the data when the page is left, since another user may sign in. */
export const leaveWorkAtom = atom(null, (_get, set) => set(workAtom, nothing))

/** Hides the setup checklist, or shows it again. */
export const setSetupStepsHiddenAtom = atom(null, async (get, set, isHidden: boolean): Promise<void> => {
  await hideSetupSteps(get(apiAtom), isHidden)
  await set(loadWorkAtom)
})

/** Reloads the counts after entries were removed or restored, and the start page's data if it is shown. */
const reloadAtom = atom(null, async (get, set): Promise<void> => {
  await Promise.all([
    ...countedTypes.map((name) => set(lists[name].reloadAtom)),
    ...(get(workAtom).status === 'idle' ? [] : [set(loadWorkAtom)]),
  ])
})

/** Moves the demo content to the trash. Throws API errors. */
export const removeDemoAtom = atom(null, async (get, set, changed: boolean): Promise<DemoContent> => {
  const left = await removeDemo(get(apiAtom), changed)
  await set(reloadAtom)
  return left
})

/** Restores the demo content. Throws API errors. */
export const restoreDemoAtom = atom(null, async (get, set): Promise<void> => {
  await restoreDemo(get(apiAtom))
  await set(reloadAtom)
})
