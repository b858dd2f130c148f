import { type ComponentProps, useEffect } from 'react'

import { imageTypes } from '#contract/image-file.ts'

interface FileButtonProps extends Omit<ComponentProps<'input'>, 'type' | 'className' | 'children'> {
  id: string
  /** The button's text, since the browser's own is in the browser's language. */
  text: string
}

/** An input for files, by default of pictures, that looks like a button. */
export function FileButton({ id, text, accept = imageTypes.join(','), ...input }: FileButtonProps) {
  // A file may have been chosen before this was hydrated, which React does not report.
  useEffect(() => {
    const element = document.getElementById(id)
    if (element instanceof HTMLInputElement && element.files?.length)
      element.dispatchEvent(new Event('change', { bubbles: true }))
  }, [id])
  return (
    <>
      <input {...input} id={id} type="file" accept={accept} className="peer sr-only" />
      <label
        id={`${id}text`}
        htmlFor={id}
        className="inline-flex min-h-11 cursor-pointer items-center self-start rounded-card border border-field px-4 text-small font-semibold peer-focus-visible:outline-3 peer-focus-visible:outline-offset-3 peer-focus-visible:outline-brand hover:border-brand hover:text-brand"
      >
        {text}
      </label>
    </>
  )
}
