import type { ComponentProps } from 'react'

import { isLinkUrl } from '#contract/text/link-url.ts'
import { typedLink } from '#contract/text/typed-link.ts'
import { TextField } from '../../ui/field.tsx'
import { isCtrlLetter } from '../keyboard/pressed-key.ts'

export interface UrlFieldProps extends Omit<ComponentProps<typeof TextField>, 'value' | 'onChange'> {
  value: string
  onChange: (text: string) => void
}

/** An address, which gets what is missing of it, such as `https://`, when the field is left or the form is sent. */
export default function UrlField({ value, onChange, ...rest }: UrlFieldProps) {
  const complete = () => {
    const url = isLinkUrl(value) ? undefined : typedLink(value).url
    if (url !== undefined) onChange(url)
  }
  return (
    <TextField
      {...rest}
      dir="auto"
      inputMode="url"
      autoCapitalize="none"
      spellCheck={false}
      value={value}
      onChange={({ target }) => onChange(target.value)}
      onBlur={complete}
      // Enter and the key that saves send the form while the field has the focus.
      onKeyDown={(event) => {
        if (event.key === 'Enter' || isCtrlLetter('s', event)) complete()
      }}
    />
  )
}
