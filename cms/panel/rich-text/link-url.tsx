'use client'

import { FieldError, TextInput, useField } from '@payloadcms/ui'
import type { TextFieldClientComponent } from 'payload'
import { type ChangeEvent, type FocusEvent, type KeyboardEvent, useState } from 'react'

import { typedLink } from '#contract/text/typed-link.ts'

/** The URL field of a link in the panel's editor, which normalizes typed text before the form is sent. */
export const LinkUrl: TextFieldClientComponent = ({ field, path, readOnly }) => {
  const { disabled, initialValue, setValue, value } = useField<string>({ potentiallyStalePath: path })
  const [problem, setProblem] = useState<string>()
  /** @returns whether the text is a valid URL; the server validates it again (cms/rich-text/features.ts) */
  const read = (typed: string): boolean => {
    const link = typed === initialValue && typed !== '' ? { url: typed } : typedLink(typed)
    setProblem(link.problem)
    if (link.url !== undefined && link.url !== typed) setValue(link.url)
    return link.problem === undefined
  }
  return (
    // The field is also left by a click on the button that saves.
    <div
      role="presentation"
      onBlur={({ target }: FocusEvent) => {
        if (target instanceof HTMLInputElement) read(target.value)
      }}
    >
      <TextInput
        path={path}
        label={field.label ?? 'URL'}
        required
        readOnly={Boolean(readOnly || disabled)}
        value={value ?? ''}
        onChange={({ target }: ChangeEvent<HTMLInputElement>) => setValue(target.value)}
        onKeyDown={(event: KeyboardEvent<HTMLInputElement>) => {
          if (event.key === 'Enter' && !read(event.currentTarget.value)) event.preventDefault()
        }}
        showError={problem !== undefined}
        Error={problem === undefined ? null : <FieldError message={problem} path={path} showError />}
        placeholder="ird.gov.np, /price, an e-mail or telephone"
      />
    </div>
  )
}
