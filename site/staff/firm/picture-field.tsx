import { useStore } from 'jotai'
import { useRef, useState } from 'react'

import { DEFAULT_LANGUAGE } from '#contract/languages.ts'
import type { PictureSetting } from '#contract/setting.ts'
import { apiAtom } from '../../state/api-atom.ts'
import { messageOf } from '../../state/errors.ts'
import { newKey } from '../../state/idempotency-key.ts'
import { uploadPicture } from '../../state/picture-calls.ts'
import { useStaffLanguage } from '../language/staff-language.ts'
import { ImageField } from '../entries/image-field.tsx'
import type { Apply } from '../unsaved/pending.ts'
import { type FieldProps, useSettingTexts } from './screen.ts'

/** Chooses a picture of the library; a file is uploaded to the library at once. The setting is changed when the form is saved. */
export function PictureField({ screen, path, name, setting }: FieldProps<PictureSetting>) {
  const { form } = screen
  const { message, staff } = useStaffLanguage()
  const { label, help } = useSettingTexts({ screen, path, name, setting })
  const { file, failure, upload, cancel } = useUpload(screen.form, path)
  const id = form.texts[path] ?? ''
  const picture = form.chosenPicture(path)
  const remove = () => {
    cancel()
    form.setText(path, '')
  }
  const wrong = failure ?? form.errorOf(path)
  return (
    <ImageField
      label={label}
      note={help}
      none={staff.firm.noPicture}
      language={DEFAULT_LANGUAGE}
      current={picture?.image ?? form.settings.pictures[id]}
      file={file}
      onFile={(chosen) => (chosen ? upload(chosen) : cancel())}
      picture={picture}
      onPicture={(chosen) => {
        cancel()
        if (chosen) form.choosePicture(path, chosen)
        else form.takeBack(path)
      }}
      onRemove={id === '' ? undefined : remove}
      error={wrong && message(wrong)}
    />
  )
}

/** The file that is being uploaded for a setting. Another choice takes its place: its picture is then in the library alone. */
function useUpload(form: FieldProps<PictureSetting>['screen']['form'], path: string) {
  const store = useStore()
  const [file, setFile] = useState<File | null>(null)
  const [failure, setFailure] = useState<string>()
  const latest = useRef<File>(null)
  const choose = (chosen: File | null) => {
    latest.current = chosen
    setFile(chosen)
    setFailure(undefined)
  }
  const added = async (chosen: File): Promise<Apply> => {
    const isLatest = () => latest.current === chosen
    try {
      const picture = await uploadPicture(store.get(apiAtom), chosen, newKey(), () => undefined)
      return () => {
        if (isLatest()) {
          choose(null)
          form.choosePicture(path, picture)
        }
        return true
      }
    } catch (error) {
      return () => {
        if (!isLatest()) return true
        choose(null)
        setFailure(messageOf(error))
        return false
      }
    }
  }
  const upload = (chosen: File) => {
    choose(chosen)
    form.pending.waitFor(added(chosen))
  }
  return { file, failure, upload, cancel: () => choose(null) }
}
