import { useRef, useState } from 'react'

import { DEFAULT_LANGUAGE, type Language, otherLanguages } from '#contract/languages.ts'
import type { FailedSave } from './autosave-schedule.ts'
import type { FormState } from './form-state.ts'
import type { Outcome } from './use-entry-submit.ts'

/** Why what is typed is not saved. */
export interface Failure {
  problem: string
  /** The save that failed; none if the user goes on editing an older version. */
  save?: FailedSave & { sent: FormState }
}

/** Which call found the change of another user's. */
type FoundBy = 'submit' | 'save'

interface Found {
  by: FoundBy
  language: Language
  createdId: string | undefined
  /** Whether the entry was deleted. */
  isDeleted: boolean
}

/**
 * How saving goes: the last failure, and whether another user has saved a newer version or deleted the entry meanwhile.
 *
 * @param isNew whether the form is one of a new entry, which the next save creates if it was deleted
 */
export function useConflict(isNew: boolean) {
  const [conflict, setConflict] = useState<Found>()
  const [failure, setFailure] = useState<Failure>()
  /** Whether the user goes on editing although another user has changed the entry: nothing is saved until it is asked for. */
  const [isOutdated, setIsOutdated] = useState(false)
  /** The language that the running or failed call writes. */
  const writtenLanguage = useRef<Language>(DEFAULT_LANGUAGE)
  return {
    conflict,
    failure,
    isOutdated,
    /** Says which language the next call writes. */
    setWrittenLanguage: (language: Language) => {
      writtenLanguage.current = language
    },
    /** The language other than the default one that another user has changed. */
    otherLanguage: otherLanguages.find((each) => each === conflict?.language),
    setFailure,
    setIsOutdated,
    /**
     * Asks what to do where a call's outcome is that of another user's change.
     *
     * @param createdId the entry that the form has created without a draft
     */
    report: (by: FoundBy, outcome: Outcome | undefined, createdId: string | undefined) => {
      const isDeleted = outcome === 'missing' && !isNew
      if (isDeleted || outcome === 'conflict')
        setConflict({ by, language: writtenLanguage.current, createdId, isDeleted })
    },
    clear: () => setConflict(undefined),
    /** The newest version is the form's own again. */
    upToDate: () => {
      setFailure(undefined)
      setIsOutdated(false)
    },
    /** Goes on editing the older version. */
    keepEditing: (problem: string) => {
      setConflict(undefined)
      setIsOutdated(true)
      setFailure({ problem })
    },
  }
}

export type Conflict = ReturnType<typeof useConflict>
