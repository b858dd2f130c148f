import { useAtomValue } from 'jotai'
import { Crop } from '../../ui/icons/crop.ts'
import { useEffect, useState } from 'react'

import type { Language } from '#contract/languages.ts'
import type { Picture } from '#contract/media.ts'
import { apiAtom } from '../../state/api-atom.ts'
import { loadPictures } from '../../state/picture-calls.ts'
import { Button } from '../../ui/button.tsx'
import { lazyDialog } from '../../ui/lazy-dialog.tsx'
import { useStaffWords } from '../language/staff-language.ts'
import { AltFields } from './alt-fields.tsx'

const EditDialog = lazyDialog(() => import('./edit-dialog.tsx'))

interface OwnPictureProps {
  /** The file of the picture that the entry has. */
  filename: string
  /** The language in which the entry is being edited. */
  language: Language
  onChanged: (picture: Picture) => void | Promise<void>
}

/** Edits the entry's picture itself; the change applies wherever the picture is shown. */
export default function OwnPicture({ filename, language, onChanged }: OwnPictureProps) {
  const words = useStaffWords().pictures
  const [picture, setPicture] = usePicture(filename)
  /** What is being cropped: also while the entry does not have the file yet that somebody else has made of it. */
  const [edited, setEdited] = useState<Picture>()
  const show = (changed: Picture) => {
    setPicture(changed)
    setEdited((before) => before && changed)
    return onChanged(changed)
  }
  return (
    <>
      {picture && (
        <div className="mt-4 flex flex-col items-start gap-3">
          <div className="w-full">
            <AltFields
              key={picture._id}
              picture={picture}
              languages={[language]}
              hint={`${words.altHint} ${words.altEverywhere}`}
              onChanged={show}
            />
          </div>
          <Button variant="secondary" onClick={() => setEdited(picture)}>
            <Crop aria-hidden className="size-4" />
            {words.edit}
          </Button>
        </div>
      )}
      {edited && <EditDialog picture={edited} onChanged={show} onClose={() => setEdited(undefined)} />}
    </>
  )
}

/** The picture of the library with this file; none as long as it is not known. */
function usePicture(filename: string): [Picture | undefined, (picture: Picture) => void] {
  const api = useAtomValue(apiAtom)
  const [picture, setPicture] = useState<Picture>()
  useEffect(() => {
    let isCurrent = true
    const find = async () => {
      const found = await loadPictures(api, { q: filename, filter: '' }).catch(() => undefined)
      if (isCurrent) setPicture(found?.pictures.find(({ image }) => image.filename === filename))
    }
    void find()
    return () => {
      isCurrent = false
    }
  }, [api, filename])
  return [picture?.image.filename === filename ? picture : undefined, setPicture]
}
