import { type ReactNode, useId } from 'react'

import { useStaffWords } from '../language/staff-language.ts'
import { FileButton } from './file-button.tsx'
import { UploadProgress } from './upload-progress.tsx'
import { useFileDrop } from './use-file-drop.ts'
import { type UploadCalls, type Uploading, useUploads } from './use-uploads.ts'

interface UploadsProps<Item> {
  /** What the button does, above it. */
  label: string
  /** The button's text. */
  choose: string
  hint: ReactNode
  /** The media types of files that may be chosen, with commas between them. */
  accept: string
  /** Only one file can be chosen at a time. */
  isOne?: boolean
  calls: UploadCalls<Item>
  onAdded: (item: Item) => void
}

/** Adds files to a library, several at once: each with how far it is, or why it was refused. */
export function Uploads<Item>({ label, choose, hint, accept, isOne = false, calls, onAdded }: UploadsProps<Item>) {
  const id = useId()
  const words = useStaffWords().pictures
  const { uploads, add } = useUploads(calls, onAdded)
  const { isOver, handlers } = useFileDrop((files) => add([...files].slice(0, isOne ? 1 : undefined)))
  return (
    <div
      {...handlers}
      className={`mb-8 flex flex-col gap-3 rounded-card border border-dashed p-4 ${isOver ? 'border-brand bg-mist' : 'border-field'}`}
    >
      <p id={`${id}label`} className="text-small font-semibold">
        {label}
      </p>
      <FileButton
        id={id}
        text={choose}
        accept={accept}
        multiple={!isOne}
        aria-labelledby={`${id}label ${id}text`}
        aria-describedby={`${id}hint`}
        onChange={({ target }) => {
          add([...(target.files ?? [])])
          target.value = ''
        }}
      />
      <p id={`${id}hint`} className="text-note text-soft">
        {hint}
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
  const { pictures: words, entry } = useStaffWords()
  if (state === 'refused') return <span className="text-danger">{problem}</span>
  if (state === 'sending') return <UploadProgress share={share} />
  if (state === 'preparing') return <span className="text-soft">{entry.preparingImage}</span>
  return (
    <span className="text-soft">
      {state === 'waiting' ? words.waiting : isSmaller ? words.addedSmaller : words.added}
    </span>
  )
}
