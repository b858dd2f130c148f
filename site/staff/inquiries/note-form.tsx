import { useAtomValue } from 'jotai'
import { useState } from 'react'

import { useFieldForm } from '../../forms/use-field-form.ts'
import { formText } from '../../forms/use-submit.ts'
import { apiAtom } from '../../state/api-atom.ts'
import { changeInquiry } from '../../state/inquiry-desk-calls.ts'
import { Button } from '../../ui/button.tsx'
import { TextArea } from '../../ui/field.tsx'
import { useStaffWords } from '../language/staff-language.ts'
import { KeptScreen } from '../session-ended/kept-screen.tsx'
import { useUnsavedText } from '../unsaved/use-unsaved-text.ts'

/** Adds a note to an inquiry's thread. */
export function NoteForm({ id, onAdded }: { id: string; onAdded: () => Promise<void> }) {
  const api = useAtomValue(apiAtom)
  const words = useStaffWords().desk.note
  const [note, setNote, clear] = useUnsavedText('note', id)
  const [added, setAdded] = useState(0)
  const { form, isBusy, errorOf } = useFieldForm({
    send: async (filled) => {
      await changeInquiry(api, id, { note: formText(filled, 'note') })
      if (clear(note)) setAdded((before) => before + 1)
      await onAdded()
    },
  })
  return (
    <form {...form} aria-label={words.heading} className="flex flex-col gap-3">
      {note !== '' && <KeptScreen />}
      <TextArea
        // A new box has its first height again.
        key={added}
        label={words.label}
        name="note"
        rows={2}
        hint={words.hint}
        value={note}
        onChange={({ target }) => setNote(target.value)}
        error={errorOf('note')}
      />
      <Button type="submit" variant="secondary" isBusy={isBusy} className="self-start">
        {words.submit}
      </Button>
    </form>
  )
}
