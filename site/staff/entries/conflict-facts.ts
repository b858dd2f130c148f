import type { ResourceName } from '#contract/index.ts'
import { DEFAULT_LANGUAGE, type Language } from '#contract/languages.ts'
import type { AnyEntity } from '#contract/resource.ts'
import type { EntryChange, WritingState } from '#contract/writing.ts'
import type { Translations } from '../../state/translation-calls.ts'
import type { StaffLanguage } from '../language/staff-language.ts'
import type { ComparedText } from '../writing/comparison.tsx'
import { type FormState, formOf } from './form-state.ts'
import { splitName } from './languages.ts'
import { comparedTexts } from './version-texts.ts'

/** The newest content of an entry, and who saved it last, the newest first. */
export interface Theirs {
  entry: AnyEntity
  /** Absent for a type without drafts. */
  state: WritingState | undefined
  translations: Translations
  changes: readonly EntryChange[]
}

/** A field that differs between the form and the newest content, with who has changed it. */
export interface Difference extends ComparedText {
  by: 'me' | 'them' | 'both'
}

interface Mine {
  form: FormState
  /** The content that the form was opened or last saved with. */
  savedForm: FormState
  /** The entry that the form was opened with, for the names of what it refers to. */
  entry: AnyEntity | undefined
}

/** The texts of a form that differ from the newest content: in all languages, or in the other language that was changed. */
export function differencesOf(
  language: StaffLanguage,
  name: ResourceName,
  changed: Language,
  { form, savedForm, entry }: Mine,
  theirs: Pick<Theirs, 'entry' | 'translations'>,
): Difference[] {
  const newest = formOf(name, theirs.entry, theirs.translations).texts
  const isAt = (field: string) => changed === DEFAULT_LANGUAGE || splitName(field).language === changed
  return comparedTexts(language, name, theirs, { texts: form.texts, entry }).flatMap((compared): Difference[] => {
    const { field } = compared
    if (!isAt(field) || form.texts[field] === (newest[field] ?? '')) return []
    const isMine = form.texts[field] !== savedForm.texts[field]
    const isTheirs = newest[field] !== savedForm.texts[field]
    return [{ ...compared, by: isMine && isTheirs ? 'both' : isMine ? 'me' : 'them' }]
  })
}

/** Clocks of nodes, and the time from a save to its record. */
const RECORD_DELAY_MS = 2000

/**
 * The change that the form does not have: the last one of another person after the form's own content was saved, else the last one,
 * which may be the person's own from another window. Undefined if that may be any of several people's.
 *
 * @param savedAt when the form's content was saved, if that is known
 */
export function newestChange(changes: readonly EntryChange[], savedAt: string | undefined): EntryChange | undefined {
  if (savedAt === undefined) {
    const [last] = changes
    return changes.every(({ who, isOwn }) => who === last?.who && isOwn === last.isOwn) ? last : undefined
  }
  const isLater = ({ at }: EntryChange) => Date.parse(at) > Date.parse(savedAt) + RECORD_DELAY_MS
  return changes.find((change) => !change.isOwn && isLater(change)) ?? changes[0]
}

/** What has become of an entry for visitors since a form was loaded; undefined if that is as it was. */
export function changedVisibility(
  before: WritingState | undefined,
  now: WritingState | undefined,
): 'withdrawn' | 'published' | undefined {
  if (before === undefined || now === undefined || (before === 'draft') === (now === 'draft')) return undefined
  return now === 'draft' ? 'withdrawn' : 'published'
}
