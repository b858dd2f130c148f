import type { ResourceName } from '#contract/index.ts'
import type { Language } from '#contract/languages.ts'
import type { AnyEntity } from '#contract/resource.ts'
import type { Scheduled, Writing } from '#contract/writing.ts'
import { notify } from '../../ui/toast.ts'
import { useStaffLanguage } from '../language/staff-language.ts'
import { previewPath } from './entry-links.ts'
import type { useEntryForm } from './use-entry-form.ts'

interface Options {
  name: ResourceName
  /** The language of the preview. */
  language: Language
  state: ReturnType<typeof useEntryForm>
  /** Called after an entry was saved as a draft or scheduled at the user's request. */
  onSaved: ((id: string) => void) | undefined
}

/** The actions of the buttons beside the submit button. Each reports its result in a toast. */
export function useWritingActions({ name, language, state, onSaved }: Options) {
  const { calls } = state
  const { staff, time } = useStaffLanguage()
  const { publishing, history, writing } = staff

  /** The entry with everything that is typed; undefined if it could not be saved, which is shown. */
  const saved = async (): Promise<Writing | undefined> =>
    state.writing && !state.isDirty ? state.writing : state.save()

  /** Runs a call on the saved entry, then the rest, and shows how it ended. */
  const run = async (
    done: string | ((after: Writing) => string),
    call: (current: Writing) => Promise<Writing>,
    rest?: (entry: AnyEntity) => Promise<void>,
  ): Promise<Writing | undefined> => {
    if (!(await saved())) return undefined
    const after = await state.runOnServer(call, rest)
    if (after) {
      const text = typeof done === 'string' ? done : done(after)
      void notify('success', text, { to: previewPath(name, after._id, language) })
    }
    return after
  }
  /** Like `run`, and shows the returned entry. */
  const replace = (done: Parameters<typeof run>[0], call: (current: Writing) => Promise<Writing>) =>
    state.locked(() => run(done, call, state.showEntry))

  return {
    saveDraft: async () => {
      const draft = await state.save()
      if (!draft) return
      void notify('success', staff.entry.draftSaved, { to: previewPath(name, draft._id, language) })
      onSaved?.(draft._id)
    },
    /** Opens the preview in a tab of its own, at once, since browsers allow that only while a click is handled. */
    preview: async () => {
      const tab = window.open('', '_blank')
      const shown = await saved()
      const path = shown && previewPath(name, shown._id, language)
      if (path === undefined) tab?.close()
      else if (tab) tab.location.href = path
    },
    /** Resolves to whether it was scheduled. */
    schedule: async (scheduled: Scheduled): Promise<boolean> => {
      const done = writing.willBe[scheduled.action](time(scheduled.at))
      const after = await run(done, ({ _id }) => calls.schedule(name, _id, scheduled))
      if (after) onSaved?.(after._id)
      return after !== undefined
    },
    unschedule: () => run(publishing.cancelled, ({ _id }) => calls.unschedule(name, _id)),
    unpublish: () => run(publishing.unpublished, ({ _id, revision }) => calls.unpublish(name, _id, { tag: revision })),
    discard: () => replace(publishing.discarded, ({ _id, revision }) => calls.discard(name, _id, { tag: revision })),
    restore: (version: string) =>
      replace(
        ({ state: now }) => (now === 'published' ? publishing.discarded : history.restored),
        ({ _id, revision }) => calls.restore(name, _id, version, { tag: revision }),
      ),
  }
}
