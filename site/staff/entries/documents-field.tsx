import { useAtomValue } from 'jotai'
import { type ReactNode, useContext, useEffect, useId, useRef, useState } from 'react'

import { documentMessages } from '#contract/document-messages.ts'
import { type LibraryDocument, PDF } from '#contract/documents.ts'
import { DOCUMENT_BYTES } from '#contract/upload-limits.ts'
import { preloadUpload } from '../../api/client.ts'
import { useAction } from '../../forms/use-action.ts'
import { apiAtom } from '../../state/api-atom.ts'
import { loadDocuments, uploadDocument } from '../../state/document-calls.ts'
import { newKey } from '../../state/idempotency-key.ts'
import { Select } from '../../ui/field.tsx'
import { useStaffLanguage } from '../language/staff-language.ts'
import { FileButton } from '../pictures/file-button.tsx'
import { UploadProgress } from '../pictures/upload-progress.tsx'
import { useFileDrop } from '../pictures/use-file-drop.ts'
import { type Apply, PendingContext } from '../unsaved/pending.ts'
import { DocumentRow } from './document-row.tsx'
import { documentOptions } from './document-options.ts'
import { documentTexts } from './document-texts.ts'

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

/** Why a chosen file would be refused; undefined if the server, which checks the content too, may accept it. */
function problemOf({ size, type }: File, words: (typeof documentTexts)['en']): string | undefined {
  if (type !== PDF) return words.noPdf
  if (size === 0) return words.empty
  return size > DOCUMENT_BYTES ? documentMessages.tooLarge : undefined
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
  const { library, update } = useLibrary()
  const choose = (ids: readonly string[]) => onChange(ids.join(','))
  // Others may be chosen or removed while one is uploaded.
  const latest = useRef(chosen)
  useEffect(() => {
    latest.current = chosen
  })
  const upload = (file: File | undefined) => {
    const wrong = file && problemOf(file, words)
    setProblem(wrong && language.message(wrong))
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
      update(added)
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
              onChanged={update}
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

/** The documents of the library, and what was done with them meanwhile. */
function useLibrary() {
  const api = useAtomValue(apiAtom)
  const [library, setLibrary] = useState<readonly LibraryDocument[]>([])
  useEffect(() => {
    let isShown = true
    const load = async () => {
      const documents = await loadDocuments(api)
      // One that was uploaded or changed meanwhile stays.
      if (isShown)
        setLibrary((before) => [...new Map([...documents, ...before].map((each) => [each._id, each])).values()])
    }
    // The selection stays if names cannot be loaded; they are loaded at the next visit.
    load().catch(() => undefined)
    return () => {
      isShown = false
    }
  }, [api])
  const update = (document: LibraryDocument) =>
    setLibrary((before) => [document, ...before.filter(({ _id }) => _id !== document._id)])
  return { library, update }
}
