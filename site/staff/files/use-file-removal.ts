import { useStore } from 'jotai'
import type { RefObject } from 'react'
import { flushSync } from 'react-dom'

import { type Api, ApiError } from '../../api/client.ts'
import { apiAtom } from '../../state/api-atom.ts'
import { messageOf } from '../../state/errors.ts'
import { notify } from '../../ui/toast.ts'
import { useStaffLanguage } from '../language/staff-language.ts'
import { offerUndo } from '../trash/offer-undo.ts'

interface FileRemoval {
  remove: (api: Api, id: string) => Promise<unknown>
  /** Removes the file from the screen. */
  drop: (id: string) => void
  /** Gets the focus that the file's row had. */
  heading: RefObject<HTMLElement | null>
}

/** @returns a function that moves a file of a library to the trash and offers to undo that; a toast says why it was not possible */
export function useFileRemoval({ remove, drop, heading }: FileRemoval) {
  const store = useStore()
  const language = useStaffLanguage()
  return async (id: string, title: string): Promise<void> => {
    try {
      await remove(store.get(apiAtom), id)
    } catch (error) {
      // Of a file that something uses it names what. 404: somebody else has deleted it meanwhile.
      if (!(error instanceof ApiError && error.status === 404)) {
        void notify('error', language.message(messageOf(error)))
        return
      }
    }
    flushSync(() => drop(id))
    // Whoever writes elsewhere by now goes on there.
    if (document.activeElement === document.body) heading.current?.focus()
    offerUndo(store, language, { type: 'media', id, title })
  }
}
