import { useSetAtom } from 'jotai'
import { useEffect } from 'react'

import type { PageName } from '#contract/index.ts'
import { showUnsavedAtom } from '../state/preview.ts'
import { followForm } from './follow-form.ts'

/** Shows each state of the panel's form. */
export function useLivePreview(name: PageName, id: string): void {
  const show = useSetAtom(showUnsavedAtom)
  useEffect(() => followForm((form, isWanted) => show(name, id, form, isWanted)), [show, name, id])
}
