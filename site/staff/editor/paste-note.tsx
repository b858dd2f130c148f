import { X } from '../../ui/icons/x.ts'
import { COMMAND_PRIORITY_LOW, type LexicalEditor } from 'lexical'
import { useEffect, useState } from 'react'

import type { Language } from '#contract/languages.ts'
import { useStaffLanguage } from '../language/staff-language.ts'
import { PASTED_COMMAND, type PasteLosses } from './paste-losses.ts'
import { useAddedPictures } from './use-added-pictures.ts'

interface PasteNoteProps {
  editor: LexicalEditor
  /** The text's language. */
  language: Language
}

/** Says below the text what the last paste left out, and which pictures are being added or were refused. */
export function PasteNote({ editor, language }: PasteNoteProps) {
  const { staff } = useStaffLanguage()
  const words = staff.editor.lost
  const [{ waiting, problems }, clearProblems] = useAddedPictures(editor, language)
  const [losses, setLosses] = useState<PasteLosses>()
  useEffect(
    () =>
      editor.registerCommand(
        PASTED_COMMAND,
        (found) => {
          setLosses(found)
          return true
        },
        COMMAND_PRIORITY_LOW,
      ),
    [editor],
  )
  const { pictures = 0, embeds = 0, innerTables = 0 } = losses ?? {}
  const lines = [
    ...(waiting > 0 ? [staff.editor.picture.adding(waiting)] : []),
    ...problems,
    ...(pictures > 0 ? [words.pictures(pictures)] : []),
    ...(embeds > 0 ? [words.embeds(embeds)] : []),
    ...(innerTables > 0 ? [words.innerTables] : []),
  ]
  return (
    <div role="status">
      {lines.length > 0 && (
        <div className="mt-2 flex items-start justify-between gap-3 rounded-card border border-line bg-mist px-3.5 py-2 text-note">
          <p>{lines.join(' ')}</p>
          <button
            type="button"
            aria-label={words.close}
            onClick={() => {
              setLosses(undefined)
              clearProblems()
            }}
            className="inline-flex min-h-11 min-w-11 shrink-0 items-center justify-center rounded-md hover:bg-paper pointer-fine:min-h-6 pointer-fine:min-w-6"
          >
            <X aria-hidden className="size-4" />
          </button>
        </div>
      )}
    </div>
  )
}
