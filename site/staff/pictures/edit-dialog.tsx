import { useId, useState } from 'react'
import { flushSync } from 'react-dom'

import type { PicturePart, Picture, Point, UsedPicture } from '#contract/media.ts'
import { changePicture, readPicture } from '../../state/picture-calls.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { useStaffLanguage } from '../language/staff-language.ts'
import { CENTRE, isWhole, WHOLE } from './crop.ts'
import { CropArea } from './crop-area.tsx'
import { useFileChange } from '../files/use-file-change.ts'

interface EditDialogProps {
  picture: Picture
  /** Called also if somebody else has changed the picture; it is shown as that has left it. */
  onChanged: (picture: UsedPicture) => void | Promise<void>
  onClose: () => void
}

/** Crops a picture and sets its focal point, by pointer or keyboard. */
export default function EditDialog({ picture, onChanged, onClose }: EditDialogProps) {
  const id = useId()
  const { staff, digits } = useStaffLanguage()
  const words = staff.pictures
  const [part, setPart] = useState<PicturePart>(WHOLE)
  const [focus, setFocus] = useState<Point>(picture.image.focus ?? CENTRE)
  const { isBusy, change } = useFileChange(picture, {
    read: (api) => readPicture(api, picture._id),
    onNewer: onChanged,
  })
  const said = (value: number) => digits(String(Math.round(value)))
  const apply = async () => {
    const changed = await change({
      send: (api, known) => changePicture(api, known, isWhole(part) ? { focus } : { focus, crop: part }),
      done: words.edited,
    })
    if (!changed) return
    // Synchronously: while the dialog is open, nothing below it can be focused.
    flushSync(onClose)
    await onChanged(changed)
  }
  return (
    <Dialog title={words.edit} onClose={onClose} className="max-w-3xl">
      <CropArea
        picture={picture}
        part={part}
        focus={focus}
        onPart={setPart}
        onFocus={setFocus}
        describedBy={{ part: `${id}part ${id}keys`, focus: `${id}focus ${id}keys` }}
      />
      <p id={`${id}keys`} className="mt-4 text-small text-soft">
        {words.keys}
      </p>
      <dl aria-live="polite" className="mt-3 grid gap-x-4 gap-y-1 text-small tabular-nums sm:grid-cols-[auto_1fr]">
        <dt className="font-semibold">{words.crop}</dt>
        <dd id={`${id}part`}>
          {words.partSize(said(part.width), said(part.height))}, {words.place(said(part.x), said(part.y))}
        </dd>
        <dt className="font-semibold">{words.focus}</dt>
        <dd id={`${id}focus`}>{words.place(said(focus.x), said(focus.y))}</dd>
      </dl>
      {!isWhole(part) && <p className="mt-3 text-small font-semibold">{words.forGood}</p>}
      <div className="mt-6 flex flex-wrap justify-end gap-3">
        <Button variant="secondary" onClick={() => setPart(WHOLE)}>
          {words.reset}
        </Button>
        <Button variant="secondary" onClick={onClose}>
          {staff.dialogs.cancel}
        </Button>
        <Button isBusy={isBusy} onClick={() => void apply()}>
          {words.apply}
        </Button>
      </div>
    </Dialog>
  )
}
