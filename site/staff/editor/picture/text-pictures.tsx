import { COMMAND_PRIORITY_NORMAL, type LexicalEditor, type NodeKey } from 'lexical'
import { useEffect, useState } from 'react'

import type { Language } from '#contract/languages.ts'
import { lazyDialog } from '../../../ui/lazy-dialog.tsx'
import { focusText } from '../commands/change.ts'
import { changeTextPicture, EDIT_PICTURE_COMMAND, insertPicture } from '../commands/picture.ts'
import { textPicture } from './from-library.ts'
import { $selectedPicture, type TextPicture } from '../document/picture-node.ts'

const LibraryDialog = lazyDialog(() => import('../../pictures/library-dialog.tsx'))
const PictureDialog = lazyDialog(() => import('./picture-dialog.tsx'))

/** The picture that the dialog is about: one of the text by its key, or one that is chosen for it. */
interface Edited {
  key?: NodeKey
  picture: TextPicture
}

interface TextPicturesProps {
  editor: LexicalEditor
  /** The text's language. */
  language: Language
}

/** The dialogs that choose a picture for the text, and say what it shows. */
export function TextPictures({ editor, language }: TextPicturesProps) {
  const [isChoosing, setIsChoosing] = useState(false)
  const [edited, setEdited] = useState<Edited>()
  useEffect(
    () =>
      editor.registerCommand(
        EDIT_PICTURE_COMMAND,
        () => {
          const selected = $selectedPicture()
          if (selected) setEdited({ key: selected.getKey(), picture: selected.getPicture() })
          else setIsChoosing(true)
          return true
        },
        COMMAND_PRIORITY_NORMAL,
      ),
    [editor],
  )
  const close = () => {
    setEdited(undefined)
    focusText(editor)
  }
  const done = (picture: TextPicture | undefined) => {
    close()
    if (edited?.key !== undefined) changeTextPicture(editor, edited.key, picture)
    else if (picture) insertPicture(editor, picture)
  }
  return (
    <>
      {isChoosing && (
        <LibraryDialog
          canAdd
          onChoose={(chosen) => {
            setIsChoosing(false)
            setEdited({ picture: textPicture(chosen, chosen.alt[language]) })
          }}
          // Not `close`: this is also called after a picture was chosen, and must not close the dialog that follows.
          onClose={() => setIsChoosing(false)}
        />
      )}
      {edited && (
        <PictureDialog
          key={edited.key ?? edited.picture.value}
          picture={edited.picture}
          isNew={edited.key === undefined}
          onDone={done}
          onClose={close}
        />
      )}
    </>
  )
}
