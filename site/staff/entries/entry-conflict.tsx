import type { ResourceName } from '#contract/index.ts'
import type { Language } from '#contract/languages.ts'
import type { EntryChange } from '#contract/writing.ts'
import { notify } from '../../ui/toast.ts'
import { type StaffLanguage, useStaffLanguage } from '../language/staff-language.ts'
import { ConflictDialog } from './conflict-dialog.tsx'
import { ConflictDifferences } from './conflict-differences.tsx'
import { conflictWords } from './conflict-words.ts'
import { changedVisibility, newestChange } from './conflict-facts.ts'
import type { useEntryForm } from './use-entry-form.ts'
import { useNewerVersion } from './use-newer-version.ts'

interface EntryConflictProps {
  name: ResourceName
  id: string
  /** The language that the other user has changed. */
  language: Language
  state: ReturnType<typeof useEntryForm>
  onReload: (id: string) => void
  /** Goes on editing. */
  onClose: () => void
}

/** Shows who has saved a newer version of an entry and how it differs, and asks which one to keep. */
export default function EntryConflict({ name, id, language, state, onReload, onClose }: EntryConflictProps) {
  const staffLanguage = useStaffLanguage()
  const words = conflictWords[staffLanguage.tag]
  const { theirs, problem } = useNewerVersion(name, id)
  const change = theirs && newestChange(theirs.changes, state.writing?.savedAt)
  const visibility = theirs && changedVisibility(state.writing?.state, theirs.state)
  return (
    <ConflictDialog
      language={language}
      savedBy={change && savedBy(change, staffLanguage)}
      onKeepEditing={onClose}
      onReload={() =>
        state.loadTheirs(
          () => onReload(id),
          () => void notify('error', words.notKept),
        )
      }
      onOverwrite={state.overwrite}
    >
      <section aria-label={words.differences} aria-busy={!theirs && problem === undefined} className="mt-5">
        {visibility && <p className="mb-4">{words[visibility]}</p>}
        {theirs ? (
          <ConflictDifferences name={name} language={language} state={state} theirs={theirs} />
        ) : (
          <p className="text-small text-soft">
            {problem === undefined ? words.comparing : staffLanguage.message(problem)}
          </p>
        )}
      </section>
    </ConflictDialog>
  )
}

/** Who has saved the newer version, and when. */
function savedBy({ who, at, isOwn }: EntryChange, { tag, time }: StaffLanguage): string {
  const words = conflictWords[tag]
  if (isOwn) return words.savedByYou(time(at))
  return who === null ? words.savedByNobody(time(at)) : words.savedBy(who, time(at))
}
