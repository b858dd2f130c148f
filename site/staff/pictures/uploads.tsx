import { useId } from 'react'

import type { Picture } from '#contract/media.ts'
import { useStaffLanguage } from '../language/staff-language.ts'
import { FileButton } from './file-button.tsx'
import { UploadProgress } from './upload-progress.tsx'
import { useFileDrop } from './use-file-drop.ts'
import { type Uploading, useUploads } from './use-uploads.ts'

interface UploadsProps {
  /** Only one file can be chosen at a time. */
  isOne?: boolean
  onAdded: (picture: Picture) => void
}

/** Adds files to the library, several at once: each with how far it is, or why it was refused. */
export function Uploads({ isOne = false, onAdded }: UploadsProps) {
  const id = useId()
  const { staff } = useStaffLanguage()
  const words = staff.pictures
  const { uploads, add } = useUploads(onAdded)
  const { isOver, handlers } = useFileDrop((files) => add([...files].slice(0, isOne ? 1 : undefined)))
  return (
    <div
      {...handlers}
      className={`mb-8 flex flex-col gap-3 rounded-card border border-dashed p-4 ${isOver ? 'border-brand bg-mist' : 'border-field'}`}
    >
      <p id={`${id}label`} className="text-small font-semibold">
        {words.add}
      </p>
      <FileButton
        id={id}
        text={words.chooseFiles}
        multiple={!isOne}
        aria-labelledby={`${id}label`}
        aria-describedby={`${id}hint`}
        onChange={({ target }) => {
          add([...(target.files ?? [])])
          target.value = ''
        }}
      />
      <p id={`${id}hint`} className="text-note text-soft">
        {!isOne && words.addHint} {staff.image.hint}
      </p>
      {uploads.length > 0 && (
        <ul aria-label={words.uploads} aria-live="polite" className="flex flex-col gap-2">
          {uploads.map((upload) => (
            <li key={upload.key} className="flex flex-wrap items-center gap-x-4 gap-y-1 text-small">
              <span dir="auto" className="min-w-0 font-semibold wrap-anywhere">
                {upload.file.name}
              </span>
              <State upload={upload} />
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

function State({ upload: { state, share, problem, isSmaller } }: { upload: Uploading }) {
  const { pictures: words, entry } = useStaffLanguage().staff
  if (state === 'refused') return <span className="text-danger">{problem}</span>
  if (state === 'sending') return <UploadProgress share={share} />
  if (state === 'preparing') return <span className="text-soft">{entry.preparingImage}</span>
  return (
    <span className="text-soft">
      {state === 'waiting' ? words.waiting : isSmaller ? words.addedSmaller : words.added}
    </span>
  )
}
