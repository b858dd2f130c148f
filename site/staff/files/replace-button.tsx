import { type ReactNode, useRef, useState } from 'react'

import { Button } from '../../ui/button.tsx'
import { lazyDialog } from '../../ui/lazy-dialog.tsx'
import { notify } from '../../ui/toast.ts'
import { useStaffWords } from '../language/staff-language.ts'
import { UploadProgress } from './upload-progress.tsx'

const ReplaceDialog = lazyDialog(() => import('./replace-dialog.tsx'))

interface ReplaceButtonProps {
  /** The accessible name, which contains what the button shows. */
  label: string
  children: ReactNode
  /** The media types of files that may be chosen, with commas between them. */
  accept: string
  old: { name: string; bytes: number; picture?: ReactNode }
  /** The file to send in place of the chosen one, or why that may not be taken. */
  prepare?: (chosen: File) => Promise<File | string>
  /** Uploads the file, and reports how much is sent: from 0 to 1. */
  onReplace: (file: File, onProgress: (share: number) => void) => Promise<unknown>
}

/** Puts another file in the place of one that is stored, after a question. */
export function ReplaceButton({ label, children, accept, old, prepare, onReplace }: ReplaceButtonProps) {
  const input = useRef<HTMLInputElement>(null)
  const [asked, setAsked] = useState<File>()
  const [share, setShare] = useState<number>()
  const [isPreparing, setIsPreparing] = useState(false)
  const latest = useRef<File>(null)
  const { preparingImage } = useStaffWords().entry
  const isBusy = isPreparing || share !== undefined
  const choose = async (file: File) => {
    if (!prepare) return setAsked(file)
    latest.current = file
    setIsPreparing(true)
    const prepared = await prepare(file)
    if (latest.current !== file) return
    setIsPreparing(false)
    if (typeof prepared === 'string') void notify('error', prepared)
    else setAsked(prepared)
  }
  const replace = async (file: File) => {
    setShare(0)
    await onReplace(file, setShare)
    setShare(undefined)
  }
  return (
    <>
      <input
        ref={input}
        type="file"
        accept={accept}
        hidden
        data-testid="replacement"
        onChange={({ target }) => {
          const [file] = target.files ?? []
          target.value = ''
          if (file) void choose(file)
        }}
      />
      <Button
        variant="secondary"
        isBusy={isBusy}
        aria-label={label}
        // One at a time: a second file would be dropped.
        onClick={() => !isBusy && input.current?.click()}
      >
        {children}
      </Button>
      {isPreparing && (
        <span role="status" className="self-center text-small text-soft">
          {preparingImage}
        </span>
      )}
      {share !== undefined && <UploadProgress share={share} />}
      {asked && (
        <ReplaceDialog
          title={`${label}?`}
          old={old}
          file={asked}
          onReplace={() => void replace(asked)}
          onClose={() => setAsked(undefined)}
        />
      )}
    </>
  )
}
