import { useAtomValue, useStore } from 'jotai'

import { dueDatesAtom, type DueDatesState } from '../../state/due-dates.ts'
import { dueDatesKey, type DueDatesQuery } from '../../state/due-dates-key.ts'

type Shown = Omit<DueDatesState, 'key'> & { onRetry: () => void }

/** The state of these due dates and a function that reloads them; `loading` while the state has others. */
export function useDueDates(query: DueDatesQuery): Shown {
  const store = useStore()
  const { key, ...state } = useAtomValue(dueDatesAtom)
  const onRetry = () =>
    void import('../../state/load-due-dates.ts').then(({ loadDueDatesAtom }) => store.set(loadDueDatesAtom, query))
  return key === dueDatesKey(query)
    ? { ...state, onRetry }
    : { status: 'loading', message: '', calendar: null, onRetry }
}
