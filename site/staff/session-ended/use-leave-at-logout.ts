import { useStore } from 'jotai'
import { useEffect } from 'react'

import { loadName } from '../../state/user-name-storage.ts'
import { hasLoggedOutAtom, nameAtom, sessionEndedAtom } from '../../state/session.ts'
import { deleteUnsavedForms } from '../../state/unsaved-forms.ts'

/** Leaves the screen, and deletes what was typed, when the user logs out in another tab: somebody else may sit here next. */
export function useLeaveAtLogout(): void {
  const store = useStore()
  useEffect(() => {
    const onStorage = (event: StorageEvent) => {
      if (!isNameDeleted(event) || store.get(nameAtom) === '') return
      // The tab that has logged out has deleted what there was; what is stored now may be of the next session.
      if (loadName() === '') deleteUnsavedForms()
      store.set(hasLoggedOutAtom, true)
      store.set(sessionEndedAtom)
    }
    window.addEventListener('storage', onStorage)
    return () => window.removeEventListener('storage', onStorage)
  }, [store])
}

/** The key of `user-name-storage.ts`. */
const NAME = 'name'

/** Whether another tab has deleted the user's name: the event says so, since a name may be stored anew by now. */
const isNameDeleted = ({ key, newValue }: StorageEvent): boolean =>
  key === NAME ? newValue === null : key === null && loadName() === ''
