import { useAtom } from 'jotai'
import { type MouseEvent, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'

import { type ResourceName, resources } from '#contract/index.ts'
import { DEFAULT_LANGUAGE, type Language } from '#contract/languages.ts'
import { IMAGE_ID } from '#contract/image-file.ts'
import type { AnyEntity, Resource } from '#contract/resource.ts'
import type { WritingStatus } from '#contract/writing.ts'
import { contentLanguageAtom } from '../../state/content-language.ts'
import type { Translations } from '../../state/translation-calls.ts'
import { Button } from '../../ui/button.tsx'
import { lazyDialog } from '../../ui/lazy-dialog.tsx'
import { laterPart } from '../../ui/lazy-part.tsx'
import { useStaffLanguage } from '../language/staff-language.ts'
import { isCtrlLetter } from '../keyboard/pressed-key.ts'
import { useIsInBrowser } from '../../ui/use-is-in-browser.ts'
import { SearchTexts } from '../writing/search-texts.tsx'
import { usePlannedTime } from '../writing/use-planned-time.ts'
import { StateLine } from '../writing/state-line.tsx'
import { PendingContext } from '../unsaved/pending.ts'
import { UnsavedFormOffer } from '../unsaved/unsaved-form-offer.tsx'
import { seenPath } from './entry-links.ts'
import type { ErrorSummaryProps } from './error-summary.tsx'
import { errorText } from './form-errors.ts'
import { FormField } from './form-field.tsx'
import { ImageField } from './image-field.tsx'
import { LanguageFields } from './language-fields.tsx'
import { isTranslated, nameIn, sharedFields, splitName, textsShownIn, translatedNames } from './languages.ts'
import { LeaveGuard } from '../unsaved/leave-guard.tsx'
import { describedField, labelOf } from './texts.ts'
import { UploadProgress } from '../files/upload-progress.tsx'
import { useEntryForm } from './use-entry-form.ts'
import type { Send } from './use-save-entry.ts'
import { useErrorTab } from './use-error-tab.ts'
import { useWritingActions } from './use-writing-actions.ts'
import { WritingTools } from './schedule-and-history.tsx'

// Loaded later, since it is shown after a save that failed.
const ErrorSummary = laterPart<ErrorSummaryProps>(() => import('./error-summary.tsx'))
// Loaded when they are needed.
const EntryConflict = lazyDialog(() => import('./entry-conflict.tsx'))
const EntryDeleted = lazyDialog(() => import('./entry-deleted.tsx'))

/** @param sent.language the one whose texts were shown */
export type OnSent = (entry: AnyEntity, sent: { wasDraft: boolean; language: Language }) => void

interface EntryFormProps {
  name: ResourceName
  label: string
  button: string
  entry?: AnyEntity
  /** The state of an entry of a type with drafts, when it was opened. */
  status?: WritingStatus | undefined
  /** The entry in other languages, when it was opened. */
  translations?: Translations | undefined
  send: Send
  /** Called after the form was sent and the entry is published. */
  onSent: OnSent
  /** Called with the id of a new entry after it was saved as a draft or scheduled. */
  onSaved?: (id: string) => void
  /** Shows the entry with this id as it is stored, after a conflict: the form's own, or one that it has created. */
  onReload: (id: string) => void
}

/** The form of a content type, generated from its description. */
export function EntryForm({
  name,
  label,
  button,
  entry,
  status,
  translations,
  send,
  onSent,
  onSaved,
  onReload,
}: EntryFormProps) {
  const type: Resource = resources[name]
  const staffLanguage = useStaffLanguage()
  const words = staffLanguage.staff
  const [language, setLanguage, showTab] = useLanguageTab(type, entry !== undefined)
  const state = useEntryForm({
    name,
    entry,
    status,
    translations,
    send,
    onSent: (sent) => {
      onSent(sent, { wasDraft: isDraft, language })
      if (entry) return
      // The emptied form is shown from its beginning.
      showTab(DEFAULT_LANGUAGE)
      focusFirst()
    },
  })
  const { form, change, writing } = state
  const isDraft = status !== undefined && writing?.state === 'draft'
  const actions = useWritingActions({ name, language, state, onSaved })
  const planned = usePlannedTime()
  const errors = state.errors.map((error) => ({
    field: error.field,
    text: errorText(staffLanguage, name, error, form),
  }))
  const errorOf = (field: string) => errors.find((error) => error.field === field)?.text
  // Only what the user has sent leads to its first error: a save that runs by itself leaves the cursor where it is.
  useErrorTab(state.submitErrors, language, setLanguage)
  const isReady = useIsInBrowser()
  const { element, focusFirst } = useFocus(state.submitErrors, state.isLocked, isReady, state.round)
  const isByEnter = useEnter(element)
  // Enter in a field does not make public what is saved as a draft, nor before the time that is set for it.
  const isUnpublished = writing !== undefined && (writing.state === 'draft' || writing.scheduled.length > 0)
  const page = writing && seenPath(name, writing.entry, writing, language)
  const imageField = type.image && (
    <div data-field="image" className="contents">
      <ImageField
        key={`image${state.round}`}
        language={language}
        current={form.picture?.image ?? (form.removeImage ? undefined : state.image)}
        file={form.file}
        onFile={(file) => change({ file, picture: null })}
        picture={form.picture}
        onPicture={(picture) => change({ picture, file: null, removeImage: false })}
        onOwnChanged={(picture) => {
          if (form.picture) return change({ picture })
          return state.reloadImage().catch(() => undefined)
        }}
        onRemove={state.image && !form.removeImage ? () => change({ removeImage: true }) : undefined}
        error={errorOf('image') ?? errorOf(IMAGE_ID)}
      />
    </div>
  )
  const hasNewPicture = form.file !== null || form.picture !== null
  const isBlank = state.id === undefined && !state.isDirty && !hasNewPicture
  const saveDraft = async () => {
    if (!isBlank) await actions.saveDraft()
  }
  useSaveKey(element, type.drafts ? saveDraft : undefined)
  return (
    // Inert until the page is hydrated: what is typed before would be lost, and Enter would put it into the URL.
    <form
      ref={element}
      inert={!isReady}
      noValidate
      aria-label={label}
      onSubmit={(event) => {
        if (isUnpublished && isByEnter()) {
          event.preventDefault()
          void actions.saveDraft()
        } else if (planned.mayPublishNow()) state.onSubmit(event)
        else event.preventDefault()
      }}
      className="flex max-w-190 flex-col gap-5 rounded-card border border-line bg-paper p-5 inert:opacity-60 sm:p-6"
    >
      {/* Inert while the content is replaced, since text that is typed meanwhile would be lost. */}
      <PendingContext value={state.pending}>
        <div inert={state.isLocked} className="flex flex-col gap-5">
          {state.offer && (
            <UnsavedFormOffer unsaved={state.offer} onRestore={state.restore} onDiscard={state.discard} />
          )}
          {isTranslated(type) && (
            <LanguageFields
              name={name}
              texts={form.texts}
              round={state.round}
              setText={state.setText}
              errorOf={errorOf}
              active={language}
              onActive={setLanguage}
              image={imageField}
            />
          )}
          {sharedFields(type).map(([field, description]) => (
            <FormField
              key={`${field}${state.round}`}
              name={field}
              field={describedField(words, name, field, description)}
              label={labelOf(words, name, field)}
              value={form.texts[field] ?? ''}
              onChange={(text) => state.setText(field, text)}
              error={errorOf(field)}
            />
          ))}
          {!isTranslated(type) && imageField}
          {type.drafts && (
            <SearchTexts
              type={type}
              slugFrom={type.slugFrom && labelOf(words, name, type.slugFrom)}
              language={language}
              texts={textsShownIn(language, form.texts)}
              setText={(field, text) => state.setText(nameOf(language, field), text)}
              errorOf={(field) => errorOf(nameOf(language, field))}
            />
          )}
        </div>
      </PendingContext>
      {/* A single error has the focus. */}
      {errors.length > 1 && (
        <ErrorSummary
          errors={errors}
          onChoose={(field) => {
            const { language: own, field: plain } = splitName(field)
            // Synchronously, since what is hidden takes no focus.
            if (translatedNames(type).includes(plain) && own !== language) flushSync(() => setLanguage(own))
            invalidField(element.current, field)?.focus()
          }}
        />
      )}
      {type.drafts && <WritingTools name={name} state={state} actions={actions} planned={planned} />}
      <div className="form-bar -mx-5 -mb-5 flex flex-wrap items-center gap-x-4 gap-y-3 rounded-b-card border-t border-line bg-paper px-5 py-4 sm:-mx-6 sm:-mb-6 sm:px-6">
        <Button type="submit" isBusy={state.isBusy} onClick={onceOnly}>
          {isDraft ? words.entry.publish : button}
        </Button>
        {type.drafts && (
          <Button variant="secondary" disabled={state.isBusy || isBlank} onClick={() => void saveDraft()}>
            {words.entry.saveDraft}
          </Button>
        )}
        {type.page && (
          <Button variant="secondary" disabled={state.isBusy || isBlank} onClick={() => void actions.preview()}>
            {words.entry.preview}
          </Button>
        )}
        {state.progress !== undefined && <UploadProgress share={state.progress} />}
        {type.drafts && (
          <StateLine
            writing={state.writing}
            saveState={state.saveState}
            problem={state.conflict ? undefined : state.problem}
            page={page}
          />
        )}
      </div>
      <LeaveGuard isDirty={state.isDirty} losesPicture={hasNewPicture} />
      {state.isDeleted && entry && (
        <EntryDeleted name={name} id={entry._id} state={state} onCreated={onReload} onClose={state.closeConflict} />
      )}
      {state.conflict && !state.isDeleted && state.id !== undefined && (
        <EntryConflict
          name={name}
          id={state.id}
          language={state.conflict}
          state={state}
          onReload={onReload}
          onClose={state.closeConflict}
        />
      )}
    </form>
  )
}

/** The name of a text for search engines, which each language has, or of the slug, which is one for all. */
const nameOf = (language: Language, field: string): string => (field === 'slug' ? field : nameIn(language, field))

/** The language whose texts are shown: a new entry begins in the default one, another one in the language last turned to. */
function useLanguageTab(
  type: Resource,
  isOpened: boolean,
): [shown: Language, choose: (language: Language) => void, show: (language: Language) => void] {
  const [last, setLast] = useAtom(contentLanguageAtom)
  const [shown, setShown] = useState(isOpened && isTranslated(type) ? last : DEFAULT_LANGUAGE)
  const choose = (language: Language) => {
    setShown(language)
    setLast(language)
  }
  return [shown, choose, setShown]
}

/** Ignores the second click of a double click, which would submit the emptied form. */
const onceOnly = (event: MouseEvent) => {
  if (event.detail > 1) event.preventDefault()
}

const FIELDS = 'input:not([type="file"]), textarea, select'

/**
 * Focuses the first field when the form opens, unless the user is in a field elsewhere, and if its fields were replaced and the focus
 * was on one of them; the first invalid one after an error, and the one that lost it to a lock. Returns the form's ref, and a function
 * that focuses the first field once the form is unlocked.
 *
 * @param isReady whether the form takes the focus, which it does once it is hydrated
 * @param round changes when the fields are replaced
 */
function useFocus(errors: readonly unknown[], isLocked: boolean, isReady: boolean, round: number) {
  const element = useRef<HTMLFormElement>(null)
  const focused = useRef<Element>(null)
  const isFirstNext = useRef(false)
  useLayoutEffect(() => {
    if (isLocked) focused.current = document.activeElement
    else if (isFirstNext.current) {
      isFirstNext.current = false
      shownIn(element.current, FIELDS)?.focus()
    } else if (document.activeElement === document.body && focused.current instanceof HTMLElement)
      focused.current.focus()
  }, [isLocked])
  useEffect(() => {
    const { activeElement } = document
    if (!isReady || (round > 0 ? activeElement !== document.body : activeElement?.matches(FIELDS))) return
    shownIn(element.current, FIELDS)?.focus({ preventScroll: true })
  }, [isReady, round])
  useEffect(() => {
    if (errors.length > 0) shownIn(element.current, '[aria-invalid="true"]')?.focus()
  }, [errors])
  return { element, focusFirst: () => (isFirstNext.current = true) }
}

/** The control of a field that has an error. Texts for search engines have their names; the others stand in a part that has. */
const invalidField = (form: HTMLFormElement | null, field: string): HTMLElement | undefined => {
  const name = CSS.escape(field === IMAGE_ID ? 'image' : field)
  return shownIn(form, `[data-field="${name}"] [aria-invalid="true"], [aria-invalid="true"][name="${name}"]`)
}

/** The first element of a form that is not in the tab of another language. */
const shownIn = (form: HTMLFormElement | null, selector: string): HTMLElement | undefined =>
  [...(form?.querySelectorAll<HTMLElement>(selector) ?? [])].find((element) => !element.closest('[hidden]'))

/** Returns whether the submission that is being handled comes from Enter in a field, and not from the button. */
function useEnter(element: RefObject<HTMLFormElement | null>): () => boolean {
  const isDown = useRef(false)
  useEffect(() => {
    const listening = new AbortController()
    const { signal } = listening
    const form = element.current
    form?.addEventListener(
      'keydown',
      ({ key, target }) => (isDown.current = key === 'Enter' && target instanceof HTMLInputElement),
      { signal },
    )
    // The key may be released elsewhere, as in a dialog of the system.
    for (const event of ['keyup', 'pointerdown'])
      form?.addEventListener(event, () => (isDown.current = false), { signal })
    return () => listening.abort()
  }, [element])
  return () => isDown.current
}

/** Ctrl or Command and S save, wherever the focus is in the form. */
function useSaveKey(element: RefObject<HTMLFormElement | null>, save: (() => Promise<void>) | undefined): void {
  useEffect(() => {
    const form = element.current
    const onKey = (event: KeyboardEvent) => {
      if (!save || !isCtrlLetter('s', event)) return
      event.preventDefault()
      void save()
    }
    form?.addEventListener('keydown', onKey)
    return () => form?.removeEventListener('keydown', onKey)
  }, [element, save])
}
