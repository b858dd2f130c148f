import { Crop } from '../../ui/icons/crop.ts'
import { Replace } from '../../ui/icons/replace.ts'
import { useState } from 'react'

import { imageTypes } from '#contract/image-file.ts'
import type { Picture } from '#contract/media.ts'
import { readPicture, replacePicture } from '../../state/picture-calls.ts'
import { Button } from '../../ui/button.tsx'
import { lazyDialog } from '../../ui/lazy-dialog.tsx'
import { fileSize } from '../../text/file-size.ts'
import { useStaffLanguage } from '../language/staff-language.ts'
import { AltFields } from './alt-fields.tsx'
import { preparePicture } from './file-check.ts'
import { DeleteFileButton } from '../files/delete-file-button.tsx'
import { ReplaceButton } from '../files/replace-button.tsx'
import { Thumbnail } from './thumbnail.tsx'
import { useFileChange } from '../files/use-file-change.ts'
import { Uses } from '../files/uses.tsx'

const EditDialog = lazyDialog(() => import('./edit-dialog.tsx'))

interface PictureRowProps {
  picture: Picture
  /** The id of what explains alternative texts. */
  describedBy: string
  onChanged: (picture: Picture) => void
  onRemove: () => Promise<void>
}

/** A picture of the library with what can be done with it. */
export function PictureRow({ picture, describedBy, onChanged, onRemove }: PictureRowProps) {
  const language = useStaffLanguage()
  const { staff, time, digits } = language
  const words = staff.pictures
  const [isEditing, setIsEditing] = useState(false)
  const name = picture.name || words.untitled
  const { width, height } = picture.image
  const { change } = useFileChange(picture, { read: (api) => readPicture(api, picture._id), onNewer: onChanged })
  const replace = async (file: File, onProgress: (share: number) => void) => {
    const replaced = await change({
      send: (api, known) => replacePicture(api, known, file, onProgress),
      done: words.edited,
    })
    if (replaced) onChanged(replaced)
  }
  const facts = [`${digits(String(width))} × ${digits(String(height))}`, fileSize(picture.bytes, language)]
  return (
    <li
      className="grid gap-x-5 gap-y-3 px-4 py-4 sm:grid-cols-[7rem_minmax(0,1fr)] xl:grid-cols-[10rem_minmax(0,1fr)]"
      data-picture={picture._id}
    >
      <div className="max-w-40">
        <Thumbnail picture={picture} />
      </div>
      <div className="flex min-w-0 flex-col gap-3">
        <div className="flex items-start justify-between gap-3">
          <p className="min-w-0">
            <span dir="auto" className="block clamp-2 font-semibold wrap-anywhere">
              {name}
            </span>
            <span className="block text-note text-soft">
              {facts.join(' · ')}, {time(picture.uploadedAt)}
            </span>
          </p>
          <DeleteFileButton name={name} onDelete={onRemove} />
        </div>
        <AltFields picture={picture} describedBy={describedBy} onChanged={onChanged} />
        <div className="flex flex-wrap items-start gap-2 *:[button]:px-3.5">
          <Button variant="secondary" aria-label={words.editOne(name)} onClick={() => setIsEditing(true)}>
            <Crop aria-hidden className="size-4" />
            {words.edit}
          </Button>
          <ReplaceButton
            label={words.replaceOne(name)}
            accept={imageTypes.join(',')}
            old={{ name, bytes: picture.bytes, picture: <Thumbnail picture={picture} /> }}
            prepare={(chosen) => preparePicture(chosen, language)}
            onReplace={replace}
          >
            <Replace aria-hidden className="size-4" />
            {words.replace}
          </ReplaceButton>
          <Uses read={(api) => readPicture(api, picture._id)} name={name} />
        </div>
      </div>
      {isEditing && <EditDialog picture={picture} onChanged={onChanged} onClose={() => setIsEditing(false)} />}
    </li>
  )
}
