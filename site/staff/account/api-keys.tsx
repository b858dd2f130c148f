import { useAtomValue } from 'jotai'
import { KeyRound } from '../../ui/icons/key-round.ts'
import { useState } from 'react'

import type { OwnApiKey } from '#contract/account.ts'
import type { Language } from '#contract/languages.ts'
import type { Role } from '#contract/role.ts'
import { createApiKey, endApiKey, loadApiKeys } from '../../state/account-calls.ts'
import { CurrentPassword } from '../../forms/current-password.tsx'
import { useFieldForm } from '../../forms/use-field-form.ts'
import { formText } from '../../forms/use-submit.ts'
import { apiAtom } from '../../state/api-atom.ts'
import { isEditorAtom } from '../../state/session.ts'
import { useRemote } from '../../forms/use-remote.ts'
import { Button } from '../../ui/button.tsx'
import { SubmitButton } from '../../forms/submit-button.tsx'
import { CopyField } from '../../ui/copy-field.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { TextField } from '../../ui/field.tsx'
import { Loaded } from '../../ui/loaded.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { useStaffLanguage, useStaffWords } from '../language/staff-language.ts'
import { ConfirmDialog } from '../dialogs/confirm-dialog.tsx'
import { Section } from '../layout/section.tsx'
import { row, rows } from '../layout/row-classes.ts'
import { RoleChoice } from '../people/role-choice.tsx'
import { useAction } from '../../forms/use-action.ts'

/** The keys with which programs sign in for the user. */
export function ApiKeys() {
  const { state, reload } = useRemote(loadApiKeys)
  const { time, staff } = useStaffLanguage()
  const words = staff.keys
  const [isOpen, setIsOpen] = useState(false)
  const [ending, setEnding] = useState<OwnApiKey>()
  const keys = state.status === 'success' ? state.data : []
  return (
    <Section title={words.title} note={words.note}>
      <Loaded {...state} onRetry={() => void reload()} pending={<Skeleton className="h-24" />}>
        {keys.length > 0 && (
          <ul className={`${rows} mb-4`} aria-label={words.title}>
            {keys.map((key) => (
              <li key={key._id} className={row}>
                <p className="flex min-w-0 items-start gap-3">
                  <KeyRound aria-hidden className="mt-0.5 size-5 shrink-0 text-soft" />
                  <span className="min-w-0">
                    <span dir="auto" className="block font-semibold wrap-anywhere">
                      {key.name}
                    </span>
                    <span className="block text-note text-soft">
                      {words.times(
                        staff.roles[key.role].name,
                        time(key.createdAt),
                        key.usedAt === null ? undefined : time(key.usedAt),
                      )}
                    </span>
                  </span>
                </p>
                <Button variant="secondary" aria-label={words.endOne(key.name)} onClick={() => setEnding(key)}>
                  {words.end}
                </Button>
              </li>
            ))}
          </ul>
        )}
        <Button variant="secondary" onClick={() => setIsOpen(true)}>
          {words.make}
        </Button>
      </Loaded>
      {isOpen && <NewKey onMade={() => void reload()} onClose={() => setIsOpen(false)} />}
      {ending && <EndDialog apiKey={ending} onEnded={() => void reload()} onClose={() => setEnding(undefined)} />}
    </Section>
  )
}

interface EndDialogProps {
  apiKey: OwnApiKey
  onEnded: () => void
  onClose: () => void
}

const endTexts: Readonly<Record<Language, { question: (name: string) => string; note: string }>> = {
  en: {
    question: (name) => `End the key ${name}?`,
    note: 'The program that uses it is refused from then on. It needs a new key to go on.',
  },
  ne: {
    question: (name) => `${name} साँचो बन्द गर्ने?`,
    note: 'यसलाई प्रयोग गर्ने प्रोग्रामले त्यसपछि लग इन गर्न पाउँदैन। चलाइराख्न नयाँ साँचो चाहिन्छ।',
  },
}

/** Ends a key after confirmation. */
function EndDialog({ apiKey: { _id, name }, onEnded, onClose }: EndDialogProps) {
  const { isBusy, run } = useAction()
  const { tag, staff } = useStaffLanguage()
  const words = staff.keys
  const texts = endTexts[tag]
  const end = async () => {
    if (!(await run((api) => endApiKey(api, _id), words.ended))) return
    onClose()
    onEnded()
  }
  return (
    <ConfirmDialog
      title={texts.question(name)}
      confirm={words.end}
      isBusy={isBusy}
      onConfirm={() => void end()}
      onClose={onClose}
    >
      <p>{texts.note}</p>
    </ConfirmDialog>
  )
}

function NewKey({ onMade, onClose }: { onMade: () => void; onClose: () => void }) {
  const [key, setKey] = useState<string>()
  const { keys: words, dialogs } = useStaffWords()
  return (
    <Dialog title={key === undefined ? words.make : words.made} onClose={onClose} className="max-w-lg">
      {key === undefined ? (
        <NewKeyForm
          onMade={(made) => {
            setKey(made)
            onMade()
          }}
        />
      ) : (
        <CopyField label={words.key} value={key} hint={words.copyHint} done={{ text: dialogs.done, run: onClose }} />
      )}
    </Dialog>
  )
}

function NewKeyForm({ onMade }: { onMade: (key: string) => void }) {
  const api = useAtomValue(apiAtom)
  const isEditor = useAtomValue(isEditorAtom)
  const words = useStaffWords().keys
  const [role, setRole] = useState<Role>('editor')
  const { form, isBusy, errorOf } = useFieldForm({
    send: async (filled) => {
      const wanted = { name: formText(filled, 'name'), password: formText(filled, 'password') }
      onMade((await createApiKey(api, { ...wanted, role })).key)
    },
  })
  return (
    <form {...form} data-awaited={isBusy || undefined} aria-label={words.make} className="flex flex-col gap-5">
      <TextField
        label={words.name}
        name="name"
        hint={words.nameHint}
        autoComplete="off"
        error={errorOf('name')}
        data-first-focus
      />
      <RoleChoice label={words.rights} role={role} onChange={setRole} {...(isEditor ? { roles: ['editor'] } : {})} />
      <CurrentPassword label={words.password} error={errorOf('password')} />
      <SubmitButton isBusy={isBusy} className="self-start">
        {words.submit}
      </SubmitButton>
    </form>
  )
}
