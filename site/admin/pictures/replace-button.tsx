import { Replace } from '../../ui/icons/replace.ts'
import { useRef, useState } from 'react'

import { imageTypes } from '#contract/image-file.ts'
import type { Picture, UsedPicture } from '#contract/media.ts'
import { useAction } from '../../forms/use-action.ts'
import { replacePicture } from '../../state/picture-calls.ts'
import { Button } from '../../ui/button.tsx'
import { notify } from '../../ui/toast.ts'
import { useStaffLanguage } from '../language/staff-language.ts'
import { contentProblem, problemText } from './file-check.ts'
import { UploadProgress } from './upload-progress.tsx'

interface ReplaceButtonProps {
  picture: Picture
  name: string
  onReplaced: (picture: UsedPicture) => void
}

/** Puts another file in a picture's place, wherever that is shown. */
export function ReplaceButton({ picture, name, onReplaced }: ReplaceButtonProps) {
  const language = useStaffLanguage()
  const words = language.staff.pictures
  const input = useRef<HTMLInputElement>(null)
  const [share, setShare] = useState<number>()
  const { isBusy, run } = useAction()
  const replace = async (file: File) => {
    const problem = await contentProblem(file)
    if (problem) return void notify('error', problemText(problem, language))
    let replaced: UsedPicture | undefined
    setShare(0)
    await run(async (api) => {
      replaced = await replacePicture(api, picture, file, setShare)
    }, words.edited)
    setShare(undefined)
    if (replaced) onReplaced(replaced)
  }
  return (
    <>
      <input
        ref={input}
        type="file"
        accept={imageTypes.join(',')}
        hidden
        data-testid="replacement"
        onChange={({ target }) => {
          const [file] = target.files ?? []
          target.value = ''
          if (file) void replace(file)
        }}
      />
      <Button
        variant="secondary"
        isBusy={isBusy}
        aria-label={words.replaceOne(name)}
        onClick={() => input.current?.click()}
      >
        <Replace aria-hidden className="size-4" />
        {words.replace}
      </Button>
      {share !== undefined && <UploadProgress share={share} />}
    </>
  )
}
