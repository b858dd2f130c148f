import { ALT_MAX } from '#contract/image-file.ts'
import type { Language } from '#contract/languages.ts'
import type { Picture, UsedPicture } from '#contract/media.ts'
import { useAction } from '../../forms/use-action.ts'
import { changePicture, readPicture } from '../../state/picture-calls.ts'
import { saveTexts } from './save-texts.ts'
import { useStaffWords } from '../language/staff-language.ts'
import { FileTexts } from './file-texts.tsx'

interface AltFieldsProps {
  picture: Picture
  /** The languages whose texts are shown, by default all. */
  languages?: readonly Language[]
  /** An explanation below each text, or the id of one that stands elsewhere. */
  hint?: string
  describedBy?: string
  onChanged: (picture: UsedPicture) => void | Promise<void>
}

/** The alternative text of a picture. */
export function AltFields({ picture, languages, hint, describedBy, onChanged }: AltFieldsProps) {
  const words = useStaffWords().pictures
  const { isBusy, run } = useAction()
  const save = async (alt: Picture['alt']) => {
    let saved: UsedPicture | undefined
    await run(async (api) => {
      saved = await saveTexts(picture, {
        send: (known) => changePicture(api, known, { alt }),
        read: () => readPicture(api, picture._id),
        textsOf: (stored) => stored.alt,
        onNewer: onChanged,
      })
    }, words.saved)
    if (saved) await onChanged(saved)
    return saved !== undefined
  }
  const { alt: group, altIn: textIn, save: saveText } = words
  return (
    <FileTexts
      version={`${picture._id} ${picture.revision}`}
      stored={picture.alt}
      {...(languages ? { languages } : {})}
      words={{ group, textIn, hint, save: saveText, saveOne: words.saveOne(picture.name || words.untitled) }}
      describedBy={describedBy}
      isLong
      maxLength={ALT_MAX}
      isBusy={isBusy}
      onSave={save}
    />
  )
}
