import { type ReactNode, useRef } from 'react'

import { type LibraryDocument, PDF } from '#contract/documents.ts'
import { TITLE } from '#contract/limits.ts'
import { changeDocument, readDocument, replaceDocument } from '../../state/document-calls.ts'
import { FileTexts } from '../files/file-texts.tsx'
import { ReplaceButton } from '../files/replace-button.tsx'
import { useFileChange } from '../files/use-file-change.ts'
import { useStaffLanguage } from '../language/staff-language.ts'
import { prepareDocument } from './document-problem.ts'
import { documentTexts } from './document-texts.ts'

interface DocumentNamesProps {
  document: LibraryDocument
  name: string
  onChanged: (document: LibraryDocument) => void
  /** The id of what explains the names; without it each field has its own hint. */
  describedBy?: string
  /** Further controls. */
  children?: ReactNode
}

/** The document's names for visitors, and the control that replaces its file. */
export function DocumentNames({ document, name, onChanged, describedBy, children }: DocumentNamesProps) {
  const language = useStaffLanguage()
  const words = documentTexts[language.tag]
  const { isBusy, change } = useFileChange(document, {
    read: (api) => readDocument(api, document._id),
    onNewer: onChanged,
  })
  const replacing = useRef<Promise<unknown>>(undefined)
  const save = async (title: LibraryDocument['title']) => {
    await replacing.current
    const saved = await change({
      send: (api, known) => changeDocument(api, known, { title }),
      done: words.saved,
      textsOf: (stored) => stored.title,
    })
    if (saved) onChanged(saved)
    return saved !== undefined
  }
  const replaceWith = async (file: File, onProgress: (share: number) => void) => {
    const replaced = await change({
      send: (api, known) => replaceDocument(api, known, file, onProgress),
      done: words.replaced,
    })
    if (replaced) onChanged(replaced)
  }
  const replace = (file: File, onProgress: (share: number) => void) => {
    replacing.current = replaceWith(file, onProgress)
    return replacing.current
  }
  const { nameIn: textIn, nameHint } = words
  const hint = describedBy === undefined ? nameHint : undefined
  return (
    <FileTexts
      version={`${document._id} ${document.revision}`}
      stored={document.title}
      words={{ group: name, textIn, hint, save: words.save, saveOne: words.saveOne(name) }}
      describedBy={describedBy}
      maxLength={TITLE}
      isBusy={isBusy}
      onSave={save}
    >
      <ReplaceButton
        label={words.replaceOne(name)}
        accept={PDF}
        old={{ name: document.name || name, bytes: document.bytes }}
        prepare={(chosen) => prepareDocument(chosen, language)}
        onReplace={replace}
      >
        {words.replace}
      </ReplaceButton>
      {children}
    </FileTexts>
  )
}
