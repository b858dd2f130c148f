import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react'

import type { FirmSettings } from '#contract/settings-response.ts'
import { DEFAULT_LANGUAGE, type Language } from '#contract/languages.ts'
import { Button } from '../../ui/button.tsx'
import { SubmitButton } from '../../forms/submit-button.tsx'
import { useStaffWords } from '../language/staff-language.ts'
import { ConflictDialog } from '../entries/conflict-dialog.tsx'
import { UnsavedFormOffer } from '../unsaved/unsaved-form-offer.tsx'
import { LanguageTabs, panelId, tabId } from '../entries/language-tabs.tsx'
import { LeaveGuard } from '../unsaved/leave-guard.tsx'
import { PendingContext } from '../unsaved/pending.ts'
import { useErrorTab } from '../entries/use-error-tab.ts'
import { textsOf } from './form-texts.ts'
import type { Screen } from './screen.ts'
import { type ShownSettings, useFirmForm } from './use-firm-form.ts'
import { useFirmPreview } from './use-firm-preview.ts'

interface FirmFormProps {
  settings: FirmSettings
  shown: ShownSettings
  label: string
  /** The page that shows these settings. */
  previewOf: string
  children: (screen: Screen) => ReactNode
}

const ID = 'firm'

/** A form of the firm's settings in all languages, with a preview of what is not saved. */
export function FirmForm({ settings, shown, label, previewOf, children }: FirmFormProps) {
  const form = useFirmForm(settings, shown)
  const words = useStaffWords()
  const [language, setLanguage] = useState<Language>(DEFAULT_LANGUAGE)
  useErrorTab(form.errors, language, setLanguage)
  const defaults = useMemo(
    () => textsOf(shown.fields, form.settings.defaults, ''),
    [shown.fields, form.settings.defaults],
  )
  const element = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (form.errors.length > 0) element.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [form.errors])
  const preview = useFirmPreview(form, language, previewOf)
  return (
    <form
      ref={element}
      noValidate
      aria-label={label}
      onSubmit={form.onSubmit}
      className="flex max-w-190 flex-col gap-5"
    >
      <div inert={form.isBusy} className="flex flex-col gap-5">
        {form.offer && <UnsavedFormOffer unsaved={form.offer} onRestore={form.restore} onDiscard={form.discard} />}
        <LanguageTabs id={ID} active={language} onChange={setLanguage} noteOf={() => undefined} />
        <div
          role="tabpanel"
          id={panelId(ID, language)}
          aria-labelledby={tabId(ID, language)}
          className="flex flex-col gap-4"
        >
          <PendingContext value={form.pending}>{children({ form, language, defaults })}</PendingContext>
        </div>
      </div>
      <div className="form-bar flex flex-wrap items-center gap-x-4 gap-y-3 border-t border-line bg-paper py-4">
        <SubmitButton isBusy={form.isBusy}>{words.dialogs.save}</SubmitButton>
        <Button variant="secondary" disabled={form.isBusy} onClick={preview}>
          {words.entry.preview}
        </Button>
        <p role="status" className="text-note text-soft">
          {form.isDirty ? words.firm.unsaved : ''}
        </p>
      </div>
      <LeaveGuard isDirty={form.isDirty} />
      {form.isConflict && (
        <ConflictDialog
          language={DEFAULT_LANGUAGE}
          onKeepEditing={form.closeConflict}
          onReload={form.loadTheirs}
          onOverwrite={form.overwrite}
        />
      )}
    </form>
  )
}
