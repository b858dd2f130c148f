import type { ReactNode } from 'react'

import { type Language, LANGUAGES } from '#contract/languages.ts'
import { onEnter } from '../../forms/on-enter.ts'
import { Button } from '../../ui/button.tsx'
import { TextArea, TextField } from '../../ui/field.tsx'
import { useStaffLanguage } from '../language/staff-language.ts'
import { LeaveGuard } from '../unsaved/leave-guard.tsx'
import { useSavedFirst } from '../unsaved/pending.ts'
import { useUnsavedTexts } from '../unsaved/use-unsaved-text.ts'

type Texts = Readonly<Record<Language, string>>

interface FileTextsProps {
  /** The file's id and revision: after a reload, what was typed before somebody else changed the file is not put over that. */
  version: string
  /** What is stored. */
  stored: Texts
  /** The languages whose texts are shown, by default all. */
  languages?: readonly Language[]
  words: {
    group: string
    textIn: (language: string) => string
    hint?: string | undefined
    save: string
    saveOne: string
  }
  /** The id of an explanation that stands elsewhere. */
  describedBy?: string | undefined
  /** Texts of more than a few words, whose fields grow with them. */
  isLong?: boolean
  /** Without one, a text over its limit is refused when it is saved, and what is pasted is not cut. */
  maxLength?: number | undefined
  isBusy: boolean
  /** Whether it is saved. */
  onSave: (texts: Texts) => Promise<boolean>
  children?: ReactNode
}

/** The texts of a file in each language, which are saved by themselves, or along with the form that they are in: they are no part of any entry. */
export function FileTexts({
  version,
  stored,
  languages = LANGUAGES,
  words,
  describedBy,
  isLong = false,
  maxLength,
  isBusy,
  onSave,
  children,
}: FileTextsProps) {
  const { staff, tag } = useStaffLanguage()
  const { texts, change, forget } = useUnsavedTexts(`file:${version}`, stored, languages)
  const isChanged = LANGUAGES.some((language) => texts[language].trim() !== stored[language])
  const save = async () => {
    const isSaved = await onSave(texts)
    if (isSaved) forget()
    return isSaved
  }
  const saveOnce = useSavedFirst(isChanged ? save : undefined)
  return (
    <div
      role="group"
      aria-label={words.group}
      aria-describedby={describedBy}
      className="flex flex-wrap items-end gap-x-4 gap-y-3"
    >
      <LeaveGuard isDirty={isChanged} />
      {languages.map((language) => {
        const field = {
          label: words.textIn(staff.translation.languages[language]),
          hint: words.hint,
          lang: language === tag ? undefined : language,
          maxLength,
          value: texts[language],
          onKeyDown: onEnter(saveOnce),
          // One line, however many it is shown in.
          onChange: ({ target }: { target: { value: string } }) =>
            change({ ...texts, [language]: target.value.replaceAll(/\s*\n\s*/g, ' ') }),
        }
        const box = 'min-w-0 grow basis-60'
        return isLong ? (
          <TextArea
            key={language}
            {...field}
            rows={2}
            className={`${box} *:[textarea]:field-sizing-content *:[textarea]:min-h-11 supports-[field-sizing:content]:*:[textarea]:resize-none`}
          />
        ) : (
          <TextField key={language} {...field} className={box} />
        )
      })}
      {isChanged && (
        <Button variant="secondary" isBusy={isBusy} aria-label={words.saveOne} onClick={() => void saveOnce()}>
          {words.save}
        </Button>
      )}
      {children}
    </div>
  )
}
