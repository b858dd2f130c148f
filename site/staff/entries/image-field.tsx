import { ImageOff } from '../../ui/icons/image-off.ts'
import { Upload } from '../../ui/icons/upload.ts'
import { type ClipboardEvent, useContext, useEffect, useId, useMemo, useRef, useState } from 'react'

import { imageFileProblem, type ImageProblem } from '#contract/image-file.ts'
import type { Language } from '#contract/languages.ts'
import type { Picture } from '#contract/media.ts'
import type { Image } from '#contract/resource.ts'
import { Button } from '../../ui/button.tsx'
import { lazyDialog } from '../../ui/lazy-dialog.tsx'
import { fileSize } from '../../text/file-size.ts'
import { type StaffLanguage, useStaffLanguage, useStaffWords } from '../language/staff-language.ts'
import { later } from '../layout/later.tsx'
import { FileButton } from '../files/file-button.tsx'
import { contentProblem, fitted, mayNotFit, problemText } from '../pictures/file-check.ts'
import { useFileDrop } from '../files/use-file-drop.ts'
import { PendingContext } from '../unsaved/pending.ts'

// Loaded when they are needed.
const LibraryDialog = lazyDialog(() => import('../pictures/library-dialog.tsx'))
const OwnPicture = later(() => import('../pictures/own-picture.tsx'))

interface ImageFieldProps {
  /** By default the label of an entry's picture. */
  label?: string
  /** The picture's purpose. */
  note?: string | undefined
  /** The text shown without a picture. */
  none?: string
  /** The language in which the entry is being edited. */
  language: Language
  /** The current picture, shown if no new file is chosen. */
  current: Pick<Image, 'filePath' | 'filename'> | null | undefined
  file: File | null
  onFile: (file: File | null) => void
  /** The picture of the library that was chosen. */
  picture: Picture | null
  onPicture: (picture: Picture | null) => void
  /** Called after the picture itself was changed: its crop or its texts. */
  onOwnChanged?: (picture: Picture) => void | Promise<void>
  /** Removes the current picture; undefined if there is none. */
  onRemove?: (() => void) | undefined
  error?: string | undefined
}

/** A file input for a picture, with drag and drop, the library, and a preview. */
export function ImageField({
  label,
  note,
  none,
  language: written,
  current,
  file,
  onFile,
  picture,
  onPicture,
  onOwnChanged,
  onRemove,
  error,
}: ImageFieldProps) {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const language = useStaffLanguage()
  const words = language.staff.image
  const preview = useObjectUrl(file) ?? current?.filePath
  const [isChoosing, setIsChoosing] = useState(false)
  const { refusal, isFitting, original, choose, accept } = useChecked(onFile, () => {
    if (input.current) input.current.value = ''
  })
  const beside = file ?? picture
  // The name of the refused file, where another one stays chosen.
  const wrong = refusal ? `${beside ? `${refusal.name}: ` : ''}${problemText(refusal, language)}` : error
  const take = (files: FileList) => {
    const [first] = files
    if (!first || !input.current) return
    input.current.files = files
    choose(first)
  }
  const { isOver, handlers } = useFileDrop(take)
  const choosePicture = (chosen: Picture) => {
    if (input.current) input.current.value = ''
    accept()
    setIsChoosing(false)
    onPicture(chosen)
  }
  const clear = () => {
    if (input.current) input.current.value = ''
    accept()
    if (file) onFile(null)
    else if (picture) onPicture(null)
    else onRemove?.()
    input.current?.focus()
  }
  return (
    <div {...handlers} onPaste={(event) => isForPicture(event) && take(event.clipboardData.files)}>
      <label htmlFor={id} id={`${id}label`} className="text-small font-semibold">
        {label ?? words.label}
      </label>
      <div
        className={`mt-1.5 flex flex-wrap items-center gap-4 rounded-card border border-dashed p-4 ${isOver ? 'border-brand bg-mist' : wrong ? 'border-danger' : 'border-field'}`}
      >
        <Preview source={preview} none={none ?? words.none} />
        <div className="flex min-w-0 grow basis-60 flex-col items-start gap-2">
          <div className="flex flex-wrap gap-3">
            <FileButton
              ref={input}
              id={id}
              text={words.choose}
              aria-labelledby={`${id}label`}
              aria-invalid={wrong ? true : undefined}
              aria-describedby={`${wrong ? `${id}error ` : ''}${id}hint`}
              onChange={({ target }) => choose(target.files?.[0] ?? null)}
            />
            <Button variant="secondary" aria-haspopup="dialog" onClick={() => setIsChoosing(true)}>
              {language.staff.pictures.fromLibrary}
            </Button>
            {(file || picture || onRemove) && (
              <Button variant="secondary" onClick={clear}>
                {file || picture ? words.removeChosen : words.remove}
              </Button>
            )}
          </div>
          <p id={`${id}hint`} className="text-note text-soft">
            {note && <span className="block">{note}</span>}
            {file ? describe(file, language) : picture?.name || words.hint}
            <span role="status" className="block empty:hidden">
              {isFitting
                ? language.staff.entry.preparingImage
                : file && original && words.madeSmaller(fileSize(original.size, language))}
            </span>
          </p>
          {wrong && (
            <p id={`${id}error`} role={refusal ? 'alert' : undefined} className="text-note font-semibold text-danger">
              {wrong}
            </p>
          )}
        </div>
      </div>
      {!file && current && onOwnChanged && (
        <OwnPicture filename={current.filename} language={written} onChanged={onOwnChanged} />
      )}
      {isChoosing && <LibraryDialog onChoose={choosePicture} onClose={() => setIsChoosing(false)} />}
    </div>
  )
}

function Preview({ source, none }: { source: string | undefined; none: string }) {
  const [failed, setFailed] = useState<string>()
  const words = useStaffWords().image
  if (source === undefined)
    return (
      <p className="flex aspect-3/2 w-40 flex-col items-center justify-center gap-2 rounded-card bg-mist p-3 text-center text-note text-soft">
        <Upload aria-hidden className="size-5" />
        {none}
      </p>
    )
  if (failed === source)
    return (
      <p className="flex aspect-3/2 w-40 items-center justify-center rounded-card bg-mist text-soft">
        <ImageOff aria-label={words.unseen} className="size-6" />
      </p>
    )
  return (
    <img
      src={source}
      alt={words.preview}
      onError={() => setFailed(source)}
      className="aspect-3/2 w-40 rounded-card bg-mist object-contain"
    />
  )
}

/**
 * Whether a paste is of a picture, and for this field: not into a text beside it or a dialog, and no cells of a spreadsheet, which come as
 * text, HTML and a picture. A file that is copied on a Mac comes with its name as text.
 */
function isForPicture({ target, clipboardData }: ClipboardEvent): boolean {
  const isElsewhere = target instanceof Element && target.closest('input:not([type=file]), textarea, dialog') !== null
  return !isElsewhere && !['text/plain', 'text/html'].every((type) => clipboardData.types.includes(type))
}

/** An object URL for a chosen file. */
function useObjectUrl(file: File | null): string | undefined {
  const url = useMemo(() => (file ? URL.createObjectURL(file) : undefined), [file])
  useEffect(() => () => (url === undefined ? undefined : URL.revokeObjectURL(url)), [url])
  return url
}

/**
 * Takes files that the server may accept; those over its limits are made smaller first, where that is possible. Others are refused: at
 * once by name, type and size, and what was chosen before stays; by their content, which is read later, and nothing is chosen then.
 */
function useChecked(onFile: (file: File | null) => void, onRefused: () => void) {
  const [refusal, setRefusal] = useState<ImageProblem & { name: string }>()
  const [isFitting, setIsFitting] = useState(false)
  /** The file that a smaller one was made of. */
  const [original, setOriginal] = useState<File>()
  const { waitFor } = useContext(PendingContext)
  const latest = useRef<File>(null)
  const refuse = (problem: ImageProblem, { name }: File) => {
    setRefusal({ ...problem, name })
    onRefused()
  }
  const accept = () => {
    setRefusal(undefined)
    setIsFitting(false)
    setOriginal(undefined)
  }
  const choose = (file: File | null) => {
    // A file that was chosen while this was hydrated may be reported twice.
    if (file && file === latest.current) return
    const isToFit = file !== null && mayNotFit(file)
    const problem = file ? imageFileProblem(file) : undefined
    if (file && problem !== undefined && !(isToFit && problem.kind === 'tooLarge')) return refuse(problem, file)
    latest.current = file
    accept()
    if (isToFit) return fit(file)
    onFile(file)
    if (file) void checkContent(file, file)
  }
  const fit = (file: File) => {
    setIsFitting(true)
    waitFor(
      fitted(file).then((fitting) => () => {
        if (latest.current !== file) return true
        setIsFitting(false)
        const problem = imageFileProblem(fitting)
        if (problem !== undefined) {
          refuse(problem, file)
          return false
        }
        if (fitting !== file) setOriginal(file)
        onFile(fitting)
        void checkContent(fitting, file)
        return true
      }),
    )
  }
  const checkContent = async (sent: File, chosen: File) => {
    const problem = await contentProblem(sent)
    if (problem === undefined || latest.current !== chosen) return
    onFile(null)
    refuse(problem, chosen)
  }
  const forget = () => {
    latest.current = null
    accept()
  }
  return { refusal, isFitting, original, choose, accept: forget }
}

const describe = ({ name, type, size }: File, language: StaffLanguage): string =>
  [name, type.replace('image/', '').toUpperCase(), fileSize(size, language)].filter(Boolean).join(' · ')
