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
}

/** Asks which version to keep after another user has saved a newer one. */
export function ConflictDialog({ language, onKeepEditing, onReload, onOverwrite }: ConflictDialogProps) {
  const { staff, message } = useStaffLanguage()
  const words = staff.conflict
  return (
    <Dialog title={words.heading} onClose={onKeepEditing} className="max-w-lg">
      <p>{message(messages.changedMeanwhile)}</p>
      <p className="mt-3 text-small text-soft">
        {language === DEFAULT_LANGUAGE ? words.note : words.noteIn(staff.translation.languages[language])}
      </p>
      <div className="mt-6 flex flex-wrap justify-end gap-3">
        <Button variant="secondary" data-first-focus onClick={onKeepEditing}>
          {words.keepEditing}
        </Button>
        <Button variant="danger" onClick={onReload}>
          {words.load}
        </Button>
        <Button variant="danger" onClick={onOverwrite}>
          {words.overwrite}
        </Button>
      </div>
    </Dialog>
  )
}
