import { type MouseEvent, useEffect, useRef } from 'react'

import { type ResourceName, resources } from '#contract/index.ts'
import type { AnyEntity, Resource } from '#contract/resource.ts'
import { Button } from '../../ui/button.tsx'
import { ConflictDialog } from './conflict-dialog.tsx'
import { DraftOffer } from './draft-offer.tsx'
import { FormField } from './form-field.tsx'
import type { FormState } from './form-state.ts'
import { ImageField } from './image-field.tsx'
import { LeaveGuard } from './leave-guard.tsx'
import { errorAt, labelOf } from './texts.ts'
import { UploadProgress } from './upload-progress.tsx'
import { useEntryForm } from './use-entry-form.ts'
import type { Send } from './use-entry-submit.ts'

interface EntryFormProps {
  name: ResourceName
  label: string
  button: string
  entry?: AnyEntity
  /** The ETag of the entry when it was opened. */
  tag?: string | undefined
  send: Send
  /** Reloads the entry after a conflict. */
  onReload?: () => void
}

/** The form of a content type, generated from its description. */
export function EntryForm({ name, label, button, entry, tag, send, onReload }: EntryFormProps) {
  const type: Resource = resources[name]
  const state = useEntryForm({ name, entry, send: (body, options) => send(body, { tag, ...options }) })
  const { form, change } = state
  // An error is shown until the field's value differs from the rejected one.
  const errorOf = (field: string) => {
    const error = state.errors.find((wrong) => wrong.field === field)
    return error && valueOf(form, field) === valueOf(state.rejected, field) ? errorAt(name, error) : undefined
  }
  const element = useFirstError(state.errors)
  const discardAndReload = () => {
    state.forget()
    onReload?.()
  }
  return (
    <form
      ref={element}
      noValidate
      aria-label={label}
      onSubmit={state.onSubmit}
      className="flex max-w-190 flex-col gap-5 rounded-card border border-line bg-paper p-5 sm:p-6"
    >
      {state.offer && <DraftOffer draft={state.offer} onRestore={state.restore} onDiscard={state.discard} />}
      {Object.entries(type.fields).map(([field, description]) => (
        <FormField
          key={`${field}${state.round}`}
          name={field}
          field={description}
          label={labelOf(name, field)}
          value={form.texts[field] ?? ''}
          onChange={(text) => state.setText(field, text)}
          error={errorOf(field)}
        />
      ))}
      {type.image && (
        <ImageField
          key={`image${state.round}`}
          current={form.removeImage ? undefined : entry?.image?.filePath}
          file={form.file}
          onFile={(file) => change({ file })}
          onRemove={entry?.image && !form.removeImage ? () => change({ removeImage: true }) : undefined}
          error={errorOf('image')}
        />
      )}
      <div className="flex flex-wrap items-center gap-4">
        <Button type="submit" isBusy={state.isBusy} onClick={onceOnly}>
          {button}
        </Button>
        {state.progress !== undefined && <UploadProgress share={state.progress} />}
      </div>
      {state.isDirty && <LeaveGuard />}
      {state.isConflict && (
        <ConflictDialog
          onKeepEditing={state.closeConflict}
          onReload={discardAndReload}
          onOverwrite={() => void state.submit({ tag: undefined })}
        />
      )}
    </form>
  )
}

/** A field's value, also for the picture. */
const valueOf = (form: FormState | undefined, field: string) => (field === 'image' ? form?.file : form?.texts[field])

/** Ignores the second click of a double click, which would submit the emptied form. */
const onceOnly = (event: MouseEvent) => {
  if (event.detail > 1) event.preventDefault()
}

/** Focuses the first invalid field; returns the form's ref. */
function useFirstError(errors: readonly unknown[]) {
  const element = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (errors.length > 0) element.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [errors])
  return element
}
