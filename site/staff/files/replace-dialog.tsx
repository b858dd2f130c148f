import { type ReactNode, useEffect, useMemo } from 'react'

import type { Language } from '#contract/languages.ts'
import { fileSize } from '../../text/file-size.ts'
import { useStaffLanguage } from '../language/staff-language.ts'
import { ConfirmDialog } from '../dialogs/confirm-dialog.tsx'

const english = {
  note: 'It is replaced wherever it is used. The old file is gone for good.',
  old: 'Now',
  new: 'New',
  replace: 'Replace',
}

const texts: Readonly<Record<Language, typeof english>> = {
  en: english,
  ne: {
    note: 'जहाँ जहाँ प्रयोग भएको छ त्यहाँ फेरिन्छ। पुरानो फाइल सदाका लागि जान्छ।',
    old: 'अहिले',
    new: 'नयाँ',
    replace: 'फेर्नुहोस्',
  },
}

interface ReplaceDialogProps {
  title: string
  old: { name: string; bytes: number; picture?: ReactNode }
  file: File
  onReplace: () => void
  onClose: () => void
}

/** Asks before a file takes the place of another one, and shows both. */
export default function ReplaceDialog({ title, old, file, onReplace, onClose }: ReplaceDialogProps) {
  const { tag } = useStaffLanguage()
  const words = texts[tag]
  const isPicture = old.picture !== undefined
  const url = useMemo(() => (isPicture ? URL.createObjectURL(file) : undefined), [isPicture, file])
  useEffect(() => () => (url === undefined ? undefined : URL.revokeObjectURL(url)), [url])
  return (
    <ConfirmDialog
      title={title}
      confirm={words.replace}
      onConfirm={() => {
        onClose()
        onReplace()
      }}
      onClose={onClose}
      className="max-w-2xl"
    >
      <p>{words.note}</p>
      <dl className="mt-5 grid grid-cols-2 gap-4 sm:gap-5">
        <Side term={words.old} name={old.name} bytes={old.bytes}>
          {old.picture}
        </Side>
        <Side term={words.new} name={file.name} bytes={file.size}>
          {url !== undefined && (
            <img src={url} alt="" className="aspect-3/2 w-full rounded-card bg-mist object-contain" />
          )}
        </Side>
      </dl>
    </ConfirmDialog>
  )
}

interface SideProps {
  term: string
  name: string
  bytes: number
  children?: ReactNode
}

function Side({ term, name, bytes, children }: SideProps) {
  const language = useStaffLanguage()
  return (
    <div className="flex min-w-0 flex-col gap-2">
      <dt className="text-note text-soft">{term}</dt>
      <dd className="flex flex-col gap-2">
        {children}
        <span className="text-small wrap-anywhere" dir="auto">
          {name}
        </span>
        <span className="text-note text-soft tabular-nums">{fileSize(bytes, language)}</span>
      </dd>
    </div>
  )
}
