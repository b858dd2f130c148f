import { useState } from 'react'

import { ALT_MAX } from '#contract/image-file.ts'
import { onEnter } from '../../../forms/on-enter.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { TextField } from '../../../ui/field.tsx'
import { useStaffWords } from '../../language/staff-language.ts'
import type { TextPicture } from '../document/picture-node.ts'

interface PictureDialogProps {
  picture: TextPicture
  /** Whether it is to be inserted. */
  isNew: boolean
  /** Called without a picture, it removes the picture from the text. */
  onDone: (picture: TextPicture | undefined) => void
  onClose: () => void
}

/** Edits the alternative text and the caption of a picture in a text, or removes the picture. */
export default function PictureDialog({ picture, isNew, onDone, onClose }: PictureDialogProps) {
  const { pictures, editor } = useStaffWords()
  const words = editor.picture
  const [fields, setFields] = useState(picture.fields)
  const done = () => onDone({ ...picture, fields: { alt: fields.alt.trim(), caption: fields.caption.trim() } })
  const onKeyDown = onEnter(done)
  return (
    <Dialog title={words.title} onClose={onClose}>
      <div className="flex flex-col gap-5">
        {picture.shown && (
          <img
            src={picture.shown.src}
            srcSet={picture.shown.srcset}
            sizes="20rem"
            alt=""
            className="max-h-60 w-fit max-w-full rounded-card bg-mist object-contain"
          />
        )}
        <TextField
          label={pictures.alt}
          hint={words.altHint}
          maxLength={ALT_MAX}
          value={fields.alt}
          data-first-focus
          onKeyDown={onKeyDown}
          onChange={({ target }) => setFields({ ...fields, alt: target.value })}
        />
        <TextField
          label={words.caption}
          hint={words.captionHint}
          maxLength={500}
          value={fields.caption}
          onKeyDown={onKeyDown}
          onChange={({ target }) => setFields({ ...fields, caption: target.value })}
        />
        <div className="flex flex-wrap gap-3">
          <Button onClick={done}>{isNew ? words.insert : words.apply}</Button>
          {!isNew && (
            <Button variant="danger" onClick={() => onDone(undefined)}>
              {words.remove}
            </Button>
          )}
        </div>
      </div>
    </Dialog>
  )
}
