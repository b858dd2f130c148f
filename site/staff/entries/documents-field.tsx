import { type ReactNode, useContext, useEffect, useId, useRef, useState } from 'react'

import { type LibraryDocument, PDF } from '#contract/documents.ts'
import { preloadUpload } from '../../api/client.ts'
import { useAction } from '../../forms/use-action.ts'
import { uploadDocument } from '../../state/document-calls.ts'
import { newKey } from '../../state/idempotency-key.ts'
import { Select } from '../../ui/field.tsx'
import { useStaffLanguage } from '../language/staff-language.ts'
import { FileButton } from '../files/file-button.tsx'
import { UploadProgress } from '../files/upload-progress.tsx'
import { useFileDrop } from '../files/use-file-drop.ts'
import { type Apply, PendingContext } from '../unsaved/pending.ts'
import { DocumentRow } from './document-row.tsx'
import { documentOptions } from './document-options.ts'
import { documentProblem } from '../documents/document-problem.ts'
import { documentTexts } from '../documents/document-texts.ts'
import { useDocuments } from '../documents/use-documents.ts'

export interface DocumentsFieldProps {
  name: string
  label: string
  hint?: ReactNode
  error?: string | undefined
  /** The maximum number of documents. */
  most: number
  /** Ids with commas between them. */
  value: string
  onChange: (value: string) => void
}

/** Documents that visitors download, in an order: uploaded here, or chosen of those that were before. */
export default function DocumentsField({ name, label, hint, error, most, value, onChange }: DocumentsFieldProps) {
  const id = useId()
  const language = useStaffLanguage()
  const words = documentTexts[language.tag]
  const { isBusy, run } = useAction()
  const { waitFor } = useContext(PendingContext)
  const [share, setShare] = useState<number>()
  const [problem, setProblem] = useState<string>()
  useEffect(preloadUpload, [])
  const chosen = value.split(',').filter(Boolean)
  // The selection stays if names cannot be loaded; they are loaded at the next visit.
  const { shown, put } = useDocuments()
  const library = shown.documents
  const choose = (ids: readonly string[]) => onChange(ids.join(','))
  // Others may be chosen or removed while one is uploaded.
  const latest = useRef(chosen)
  useEffect(() => {
    latest.current = chosen
  })
  const upload = (file: File | undefined) => {
    const wrong = file && documentProblem(file, language)
    setProblem(wrong)
    if (!file || wrong !== undefined) return
    waitFor(uploaded(file))
  }
  const uploaded = async (file: File): Promise<Apply> => {
    let added: LibraryDocument | undefined
    setShare(0)
    await run(async (api) => {
      added = await uploadDocument(api, file, newKey(), setShare)
    })
    return () => {
      setShare(undefined)
      if (!added) return false
      put(added)
      choose([...latest.current, added._id])
      return true
    }
  }
  const isFull = chosen.length >= most
  const { isOver, handlers } = useFileDrop(([file]) => isFull || isBusy || upload(file))
  const wrong = problem ?? error
  const others = library.filter(({ _id }) => !chosen.includes(_id))
  return (
    <fieldset
      {...handlers}
      aria-describedby={hint ? `${id}hint` : undefined}
      className={`flex flex-col gap-4 rounded-card border p-4 ${isOver ? 'border-brand bg-mist' : 'border-line'}`}
    >
      <legend className="px-1 text-small font-semibold">{label}</legend>
      {chosen.length > 0 && (
        <ol className="flex flex-col divide-y divide-line">
          {chosen.map((each, place) => (
            <DocumentRow
              key={each}
              document={library.find(({ _id }) => _id === each)}
              onChanged={put}
              onUp={place === 0 ? undefined : () => choose(chosen.toSpliced(place, 1).toSpliced(place - 1, 0, each))}
              onRemove={() => choose(chosen.filter((one) => one !== each))}
            />
          ))}
        </ol>
      )}
      {isFull ? (
        <p className="text-note text-soft">{words.full(language.number(most))}</p>
      ) : (
        <div className="grid gap-4 sm:grid-cols-2 sm:items-end">
          <div className="flex flex-wrap items-center gap-4">
            <FileButton
              id={`${id}file`}
              text={words.upload}
              accept={PDF}
              disabled={isBusy}
              aria-invalid={wrong ? true : undefined}
              aria-describedby={wrong ? `${id}error` : undefined}
              onChange={({ target }) => {
                upload(target.files?.[0])
                target.value = ''
              }}
            />
            {share !== undefined && <UploadProgress share={share} />}
          </div>
          {others.length > 0 && (
            <Select
              name={name}
              label={words.existing}
              value=""
              options={documentOptions(others, words.untitled, language)}
              onChange={({ target }) => target.value && choose([...chosen, target.value])}
            />
          )}
        </div>
      )}
      {wrong && (
        <p id={`${id}error`} role="alert" className="text-note font-semibold text-danger">
          {wrong}
        </p>
      )}
      {hint && (
        <p id={`${id}hint`} className="text-note text-soft">
          {hint}
        </p>
      )}
    </fieldset>
  )
}
