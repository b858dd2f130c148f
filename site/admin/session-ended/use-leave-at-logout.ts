import { useStore } from 'jotai'
import { useEffect } from 'react'

import { loadName } from '../../state/name-storage.ts'
import { hasLoggedOutAtom, nameAtom, sessionEndedAtom } from '../../state/session.ts'
import { deleteUnsavedForms } from '../../state/unsaved-forms.ts'

/** Leaves the screen, and deletes what was typed, when the user logs out in another tab: somebody else may sit here next. */
export function useLeaveAtLogout(): void {
  const store = useStore()
  useEffect(() => {
    const onStorage = () => {
      if (loadName() !== '' || store.get(nameAtom) === '') return
      deleteUnsavedForms()
      store.set(hasLoggedOutAtom, true)
      store.set(sessionEndedAtom)
    }
    window.addEventListener('storage', onStorage)
    return () => window.removeEventListener('storage', onStorage)
  }, [store])
}
