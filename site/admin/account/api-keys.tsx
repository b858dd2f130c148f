import { useAtomValue } from 'jotai'
import { KeyRound } from '../../ui/icons/key-round.ts'
import { useState } from 'react'

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
import { Section } from '../layout/section.tsx'
import { row, rows } from '../layout/rows.ts'
import { RoleChoice } from '../people/role-choice.tsx'
import { useAction } from '../../forms/use-action.ts'

/** The keys with which programs sign in for the user. */
export function ApiKeys() {
  const { state, reload } = useRemote(loadApiKeys)
  const { isBusy, run } = useAction()
  const { time, staff } = useStaffLanguage()
  const words = staff.keys
  const [isOpen, setIsOpen] = useState(false)
  const keys = state.status === 'success' ? state.data : []
  const end = async (id: string) => {
    if (await run((api) => endApiKey(api, id), words.ended)) await reload()
  }
  return (
    <Section title={words.title} note={words.note}>
      <Loaded {...state} onRetry={() => void reload()} pending={<Skeleton className="h-24" />}>
        {keys.length > 0 && (
          <ul className={`${rows} mb-4`} aria-label={words.title}>
            {keys.map(({ _id, name, role, createdAt, usedAt }) => (
              <li key={_id} className={row}>
                <p className="flex min-w-0 items-start gap-3">
                  <KeyRound aria-hidden className="mt-0.5 size-5 shrink-0 text-soft" />
                  <span className="min-w-0">
                    <span dir="auto" className="block font-semibold wrap-anywhere">
                      {name}
                    </span>
                    <span className="block text-note text-soft">
                      {words.times(staff.roles[role].name, time(createdAt), usedAt === null ? undefined : time(usedAt))}
                    </span>
                  </span>
                </p>
                <Button
                  variant="secondary"
                  disabled={isBusy}
                  aria-label={words.endOne(name)}
                  onClick={() => void end(_id)}
                >
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
    </Section>
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
