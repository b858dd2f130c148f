import type { ResourceName } from '#contract/index.ts'
import { History } from '../writing/history.tsx'
import { Publishing } from '../writing/publishing.tsx'
import type { PlannedTime } from '../writing/use-planned-time.ts'
import { useStaffLanguage } from '../language/staff-language.ts'
import type { useEntryForm } from './use-entry-form.ts'
import type { useWritingActions } from './use-writing-actions.ts'
import { comparedTexts } from './version-texts.ts'

interface WritingToolsProps {
  name: ResourceName
  state: ReturnType<typeof useEntryForm>
  actions: ReturnType<typeof useWritingActions>
  planned: PlannedTime
}

/** The less frequent tools: scheduling, and the history. */
export function WritingTools({ name, state, actions, planned }: WritingToolsProps) {
  const language = useStaffLanguage()
  return (
    <>
      <Publishing
        writing={state.writing}
        isBusy={state.isBusy}
        planned={planned}
        onSchedule={actions.schedule}
        onCancel={() => void actions.unschedule()}
        onUnpublish={() => void actions.unpublish()}
        onDiscard={() => void actions.discard()}
      />
      {state.writing && (
        <History
          name={name}
          id={state.writing._id}
          revision={state.writing.revision}
          isBusy={state.isBusy}
          compare={async (id, version) => {
            const [entry, translations] = await state.translations.version(id, version)
            return {
              texts: comparedTexts(
                language,
                name,
                { entry, translations },
                { texts: state.form.texts, entry: state.writing?.entry },
              ),
              hasOtherImage: entry.image?.filePath !== state.image?.filePath,
            }
          }}
          onRestore={(version) => void actions.restore(version)}
        />
      )}
    </>
  )
}
