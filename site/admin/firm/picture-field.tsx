import { useStore } from 'jotai'
import { useState } from 'react'

import { DEFAULT_LANGUAGE } from '#contract/languages.ts'
import type { Picture } from '#contract/media.ts'
import type { PictureSetting } from '#contract/setting.ts'
import { apiAtom } from '../../state/api-atom.ts'
import { messageOf } from '../../state/errors.ts'
import { uploadPicture } from '../../state/picture-calls.ts'
import { useStaffLanguage } from '../language/staff-language.ts'
import { ImageField } from '../resource/image-field.tsx'
import { type FieldProps, useSettingTexts } from './screen.ts'

/** Chooses a picture of the library; a file is uploaded to the library at once. The setting is changed when the form is saved. */
export function PictureField({ screen, path, name, setting }: FieldProps<PictureSetting>) {
  const { form } = screen
  const store = useStore()
  const { message, staff } = useStaffLanguage()
  const { label, help } = useSettingTexts({ screen, path, name, setting })
  const [file, setFile] = useState<File | null>(null)
  const [picture, setPicture] = useState<Picture | null>(null)
  const [failure, setFailure] = useState<string>()
  const id = form.texts[path] ?? ''
  const change = (chosen: { file?: File; picture?: Picture }) => {
    setFile(chosen.file ?? null)
    setPicture(chosen.picture ?? null)
    setFailure(undefined)
  }
  const upload = (chosen: File) => {
    change({ file: chosen })
    form.waitFor(
      uploadPicture(store.get(apiAtom), chosen, crypto.randomUUID(), () => undefined).then(
        ({ _id }) => form.setText(path, _id),
        (error: unknown) => {
          setFile(null)
          setFailure(messageOf(error))
        },
      ),
    )
  }
  const choose = (chosen: Picture | null) => {
    change(chosen ? { picture: chosen } : {})
    form.setText(path, chosen?._id ?? '')
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
      onFile={(chosen) => (chosen ? upload(chosen) : choose(null))}
      picture={picture}
      onPicture={choose}
      onRemove={id === '' ? undefined : () => choose(null)}
      error={wrong && message(wrong)}
    />
  )
}
