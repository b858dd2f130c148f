import { useAtomValue } from 'jotai'
import {
  $getRoot,
  $isElementNode,
  COMMAND_PRIORITY_LOW,
  HISTORY_MERGE_TAG,
  type LexicalEditor,
  type LexicalNode,
} from 'lexical'
import { useContext, useEffect, useState } from 'react'

import type { Language } from '#contract/languages.ts'
import { serialQueue } from '#contract/serial-queue.ts'
import { apiAtom } from '../../state/api-atom.ts'
import { messageOf } from '../../state/errors.ts'
import { type StaffLanguage, useStaffLanguage } from '../language/staff-language.ts'
import { preparePicture } from '../pictures/file-check.ts'
import { type Apply, PendingContext } from '../unsaved/pending.ts'
import { ADD_PICTURES_COMMAND, type PastedPicture } from './pasted-pictures.ts'
import { textPicture } from './picture/from-library.ts'
import { $isPictureNode, type PictureNode, type TextPicture } from './document/picture-node.ts'
import { PICTURE_ADDED_TAG } from './use-changes.ts'

interface Added {
  /** The number of pictures that are being added. */
  waiting: number
  /** Why others could not be added. */
  problems: readonly string[]
}

const nothing: Added = { waiting: 0, problems: [] }

/** Adds pasted pictures to the library, one after the other, and puts them in the places that the text holds for them. */
export function useAddedPictures(editor: LexicalEditor, language: Language): [Added, clear: () => void] {
  const api = useAtomValue(apiAtom)
  const staff = useStaffLanguage()
  const [added, setAdded] = useState(nothing)
  const [queue] = useState(serialQueue)
  const [done] = useState(() => new Map<string, Change>())
  const { waitFor } = useContext(PendingContext)
  useEffect(() => placeAgain(editor, done), [editor, done])
  useEffect(() => {
    const add = async ({ id, file }: PastedPicture): Promise<Apply> => {
      let problem: string | undefined
      let change: Change = () => undefined
      try {
        const fit = await preparePicture(file, staff)
        if (typeof fit === 'string') problem = fit
        else {
          const { uploadPicture } = await import('../../state/picture-calls.ts')
          const picture = await uploadPicture(api, fit, id, () => undefined)
          change = ({ fields }) => textPicture(picture, fields.alt || picture.alt[language], fields.caption)
        }
      } catch (error) {
        problem = staff.message(messageOf(error))
      }
      return () => {
        done.set(id, change)
        place(editor, done)
        setAdded(({ waiting, problems }) => ({
          waiting: waiting - 1,
          problems: problem === undefined ? problems : [...problems, refusal(staff, file, problem)],
        }))
        return problem === undefined
      }
    }
    return editor.registerCommand(
      ADD_PICTURES_COMMAND,
      (pictures) => {
        setAdded(({ waiting }) => ({ waiting: waiting + pictures.length, problems: [] }))
        for (const picture of pictures) waitFor(queue.enqueue(() => add(picture)))
        return true
      },
      COMMAND_PRIORITY_LOW,
    )
  }, [editor, api, staff, language, queue, done, waitFor])
  return [added, () => setAdded(({ waiting }) => ({ waiting, problems: [] }))]
}

const refusal = ({ staff }: StaffLanguage, { name }: File, why: string): string =>
  staff.editor.picture.refused(name, why)

type Change = (picture: TextPicture) => TextPicture | undefined

/** What becomes of the pictures that hold a place, once it is known, by their ids. */
type Done = ReadonlyMap<string, Change>

/** Changes the pictures that hold a place, or takes them out. With the paste it is one step to undo. */
function place(editor: LexicalEditor, done: Done): void {
  editor.update(
    () => {
      for (const node of $pictures()) {
        const change = done.get(node.getPicture().value)
        if (!change) continue
        const changed = change(node.getPicture())
        if (changed) node.setPicture(changed)
        else node.remove()
      }
    },
    { tag: [HISTORY_MERGE_TAG, PICTURE_ADDED_TAG], discrete: true },
  )
}

/** Places pictures also where a place comes back, as by Undo and Redo. */
const placeAgain = (editor: LexicalEditor, done: Done): (() => void) =>
  editor.registerUpdateListener(({ editorState }) => {
    const isBack =
      done.size > 0 && editorState.read(() => $pictures().some((node) => done.has(node.getPicture().value)))
    if (isBack) place(editor, done)
  })

function $pictures(): PictureNode[] {
  const found: PictureNode[] = []
  const waiting: LexicalNode[] = [$getRoot()]
  for (let node = waiting.pop(); node; node = waiting.pop()) {
    if ($isPictureNode(node)) found.push(node)
    else if ($isElementNode(node)) waiting.push(...node.getChildren())
  }
  return found
}
