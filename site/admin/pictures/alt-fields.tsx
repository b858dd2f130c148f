import { type KeyboardEvent, useState } from 'react'

import { ALT_MAX } from '#contract/image-file.ts'
import { type Language, LANGUAGES } from '#contract/languages.ts'
import type { Picture, UsedPicture } from '#contract/media.ts'
import { useAction } from '../../forms/use-action.ts'
import { changePicture } from '../../state/picture-calls.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/field.tsx'
import { LeaveGuard } from '../unsaved/leave-guard.tsx'
import { useSavedFirst } from '../unsaved/pending.ts'
import { useStaffLanguage } from '../language/staff-language.ts'

interface AltFieldsProps {
  picture: Picture
  /** The languages whose texts are shown, by default all. */
  languages?: readonly Language[]
  hint: string
  onChanged: (picture: UsedPicture) => void | Promise<void>
}

/** The alternative text of a picture, which is saved by itself, or along with the form that it is in: it is no part of any entry. */
export function AltFields({ picture, languages = LANGUAGES, hint, onChanged }: AltFieldsProps) {
  const { staff, tag } = useStaffLanguage()
  const words = staff.pictures
  const [texts, setTexts] = useState(picture.alt)
  const { isBusy, run } = useAction()
  const isChanged = LANGUAGES.some((language) => texts[language].trim() !== picture.alt[language])
  const save = async () => {
    let saved: UsedPicture | undefined
    await run(async (api) => {
      saved = await changePicture(api, picture, { alt: texts })
    }, words.saved)
    if (saved) await onChanged(saved)
    return saved !== undefined
  }
  const saveOnce = useSavedFirst(isChanged ? save : undefined)
  const onKeyDown = (event: KeyboardEvent) => {
    // Within the form of an entry, which it is no part of.
    if (event.key !== 'Enter') return
    event.preventDefault()
    void saveOnce()
  }
  return (
    <div role="group" aria-label={words.alt} className="flex flex-wrap items-end gap-x-4 gap-y-3">
      {isChanged && <LeaveGuard />}
      {languages.map((language) => (
        <TextField
          key={language}
          label={words.altIn(staff.translation.languages[language])}
          hint={hint}
          lang={language === tag ? undefined : language}
          maxLength={ALT_MAX}
          value={texts[language]}
          onKeyDown={onKeyDown}
          onChange={({ target }) => setTexts({ ...texts, [language]: target.value })}
          className="min-w-0 grow basis-60"
        />
      ))}
      {isChanged && (
        <Button
          variant="secondary"
          isBusy={isBusy}
          aria-label={words.saveOne(picture.name || words.untitled)}
          onClick={() => void saveOnce()}
        >
          {words.save}
        </Button>
      )}
    </div>
  )
}
