import type { Language } from '#contract/languages.ts'
import type { Picture, UsedPicture } from '#contract/media.ts'
import { changePicture, readPicture } from '../../state/picture-calls.ts'
import { useStaffWords } from '../language/staff-language.ts'
import { FileTexts } from '../files/file-texts.tsx'
import { useFileChange } from '../files/use-file-change.ts'

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
  const { isBusy, change } = useFileChange(picture, {
    read: (api) => readPicture(api, picture._id),
    onNewer: onChanged,
  })
  const save = async (alt: Picture['alt']) => {
    const saved = await change({
      send: (api, known) => changePicture(api, known, { alt }),
      done: words.saved,
      textsOf: (stored) => stored.alt,
    })
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
      isBusy={isBusy}
      onSave={save}
    />
  )
}
