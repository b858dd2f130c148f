import { imageTypes } from '#contract/image-file.ts'
import type { Picture } from '#contract/media.ts'
import { uploadPicture } from '../../state/picture-calls.ts'
import { Uploads } from '../files/uploads.tsx'
import { useStaffLanguage } from '../language/staff-language.ts'
import { mayNotFit, preparePicture } from './file-check.ts'

interface PictureUploadsProps {
  /** Only one file can be chosen at a time. */
  isOne?: boolean
  onAdded: (picture: Picture) => void
}

/** Adds pictures to the library. */
export function PictureUploads({ isOne = false, onAdded }: PictureUploadsProps) {
  const language = useStaffLanguage()
  const { pictures: words, image } = language.staff
  return (
    <Uploads
      label={words.add}
      choose={words.chooseFiles}
      hint={isOne ? image.hint : `${words.addHint} ${image.hint}`}
      accept={imageTypes.join(',')}
      isOne={isOne}
      calls={{
        prepare: (file) => preparePicture(file, language),
        takesTime: mayNotFit,
        send: uploadPicture,
      }}
      onAdded={onAdded}
    />
  )
}
