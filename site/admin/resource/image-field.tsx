import { ImageOff, Upload } from 'lucide-react'
import { type DragEvent, useEffect, useId, useMemo, useRef, useState } from 'react'

import { messages } from '#contract/messages.ts'
import { IMAGE_BYTES } from '#contract/limits.ts'
import { Button } from '../../ui/button.tsx'

interface ImageFieldProps {
  /** The current picture's URL, shown if no new file is chosen. */
  current: string | undefined
  file: File | null
  onFile: (file: File | null) => void
  /** Removes the current picture; undefined if there is none. */
  onRemove?: (() => void) | undefined
  error?: string | undefined
}

const types = ['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/gif']
const KB = 1024
const MB = KB * KB

/** A file input for a picture, with drag and drop and a preview. */
export function ImageField({ current, file, onFile, onRemove, error }: ImageFieldProps) {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [isOver, setIsOver] = useState(false)
  const preview = useObjectUrl(file) ?? current
  const wrong = error ?? (file ? problemOf(file) : undefined)
  const onDrop = (event: DragEvent) => {
    event.preventDefault()
    setIsOver(false)
    const [dropped] = event.dataTransfer.files
    if (!dropped || !input.current) return
    input.current.files = event.dataTransfer.files
    onFile(dropped)
  }
  const clear = () => {
    if (input.current) input.current.value = ''
    if (file) onFile(null)
    else onRemove?.()
    input.current?.focus()
  }
  return (
    <div
      onDragOver={(event) => {
        event.preventDefault()
        setIsOver(true)
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={onDrop}
    >
      <label htmlFor={id} className="text-small font-semibold">
        Image
      </label>
      <div
        className={`mt-1.5 flex flex-wrap items-center gap-4 rounded-card border border-dashed p-4 ${isOver ? 'border-brand bg-mist' : wrong ? 'border-danger' : 'border-field'}`}
      >
        <Preview source={preview} />
        <div className="flex min-w-0 grow basis-60 flex-col items-start gap-2">
          <input
            ref={input}
            id={id}
            type="file"
            accept={types.join(',')}
            aria-invalid={wrong ? true : undefined}
            aria-describedby={`${wrong ? `${id}error ` : ''}${id}hint`}
            onChange={({ target }) => onFile(target.files?.[0] ?? null)}
            className="max-w-full text-small file:mr-3 file:min-h-11 file:rounded-card file:border file:border-solid file:border-field file:bg-transparent file:px-4 file:font-semibold file:text-ink hover:file:border-brand"
          />
          <p id={`${id}hint`} className="text-note text-soft">
            {file ? describe(file) : 'JPEG, PNG, WebP, AVIF or GIF, at most 10 MB. You can drop it here.'}
          </p>
          {wrong && (
            <p id={`${id}error`} className="text-note font-semibold text-danger">
              {wrong}
            </p>
          )}
          {(file || onRemove) && (
            <Button variant="secondary" onClick={clear}>
              {file ? 'Remove this image' : 'Remove image'}
            </Button>
          )}
        </div>
      </div>
    </div>
  )
}

function Preview({ source }: { source: string | undefined }) {
  const [failed, setFailed] = useState<string>()
  if (source === undefined)
    return (
      <p className="flex aspect-3/2 w-40 flex-col items-center justify-center gap-2 rounded-card bg-mist p-3 text-center text-note text-soft">
        <Upload aria-hidden className="size-5" />
        No Image set for this blog
      </p>
    )
  if (failed === source)
    return (
      <p className="flex aspect-3/2 w-40 items-center justify-center rounded-card bg-mist text-soft">
        <ImageOff aria-label="This file cannot be shown" className="size-6" />
      </p>
    )
  return (
    <img
      src={source}
      alt="Preview"
      onError={() => setFailed(source)}
      className="aspect-3/2 w-40 rounded-card bg-mist object-contain"
    />
  )
}

/** An object URL for a chosen file. */
function useObjectUrl(file: File | null): string | undefined {
  const url = useMemo(() => (file ? URL.createObjectURL(file) : undefined), [file])
  useEffect(() => () => (url === undefined ? undefined : URL.revokeObjectURL(url)), [url])
  return url
}

/** Checks a file in advance; the server decides. */
function problemOf(file: File): string | undefined {
  if (file.size > IMAGE_BYTES) return messages.imageTooLarge
  return types.includes(file.type) ? undefined : messages.imageType
}

const describe = ({ name, type, size }: File): string =>
  [name, type.replace('image/', '').toUpperCase(), sizeText(size)].filter(Boolean).join(' · ')

const sizeText = (size: number): string =>
  size < MB / 10 ? `${Math.ceil(size / KB)} KB` : `${(size / MB).toFixed(size < MB ? 2 : 1)} MB`
