import { useEffect, useRef } from 'react'

import type { Language } from '#contract/languages.ts'
import { pathIn } from '#contract/language-path.ts'
import { answerPreview } from '../../internals/payload-live-preview.ts'
import type { FirmForm } from './use-firm-form.ts'

/** Returns a function that opens a page in the tab `preview`. That page shows the form's unsaved changes and is updated with them. */
export function useFirmPreview({ changes }: Pick<FirmForm, 'changes'>, language: Language, page: string): () => void {
  const tab = useRef<Window>(null)
  const latest = useRef(changes)
  const answer = useRef<ReturnType<typeof answerPreview>>(undefined)
  useEffect(() => {
    const answering = answerPreview(
      () => tab.current,
      () => latest.current(),
    )
    answer.current = answering
    return answering.stop
  }, [])
  useEffect(() => {
    latest.current = changes
    answer.current?.send()
  }, [changes])
  return () => {
    tab.current = window.open(pathIn(language, page), 'preview')
  }
}
