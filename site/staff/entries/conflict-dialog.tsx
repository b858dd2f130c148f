import type { ReactNode } from 'react'

import { DEFAULT_LANGUAGE, type Language } from '#contract/languages.ts'
import { messages } from '#contract/messages.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { useStaffLanguage } from '../language/staff-language.ts'

interface ConflictDialogProps {
  /** The language that the other user has changed. */
  language: Language
  onKeepEditing: () => void
  onReload: () => void
  onOverwrite: () => void
  /** Who has saved the newer version, if that is known. */
  savedBy?: string | undefined
  /** How it differs. */
  children?: ReactNode
}

/** Asks which version to keep after another user has saved a newer one. */
export function ConflictDialog(props: ConflictDialogProps) {
  const { language, onKeepEditing, onReload, onOverwrite, savedBy, children } = props
  const { staff, message } = useStaffLanguage()
  const words = staff.conflict
  return (
    <Dialog title={words.heading} onClose={onKeepEditing} className={children === undefined ? 'max-w-lg' : 'max-w-3xl'}>
      {/* Who saved it is known only after the dialog has opened. */}
      <p role="status">{savedBy ?? message(messages.changedMeanwhile)}</p>
      <p className="mt-3 text-small text-soft">
        {language === DEFAULT_LANGUAGE ? words.note : words.noteIn(staff.translation.languages[language])}
      </p>
      {children}
      <div className="bottom-0 -mx-6 mt-6 -mb-6 flex flex-wrap justify-end gap-3 border-t border-line bg-paper px-6 py-4 [@media(height>=40rem)]:sticky">
        <Button variant="secondary" data-first-focus onClick={onKeepEditing}>
          {words.keepEditing}
        </Button>
        <Button variant="secondary" onClick={onReload}>
          {words.load}
        </Button>
        <Button variant="danger" onClick={onOverwrite}>
          {words.overwrite}
        </Button>
      </div>
    </Dialog>
  )
}
