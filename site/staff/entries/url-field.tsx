import type { ComponentProps } from 'react'

import { isLinkUrl } from '#contract/text/link-url.ts'
import { typedLink } from '#contract/text/typed-link.ts'
import { TextField } from '../../ui/field.tsx'

export interface UrlFieldProps extends Omit<ComponentProps<typeof TextField>, 'value' | 'onChange'> {
  value: string
  onChange: (value: string) => void
}

/** A field for a URL, which `https://` is added to where it is missing. */
export default function UrlField({ value, onChange, ...props }: UrlFieldProps) {
  const complete = () => {
    const url = completeUrl(value)
    if (url !== value) onChange(url)
  }
  return (
    <TextField
      {...props}
      value={value}
      dir="auto"
      onChange={({ target }) => onChange(target.value)}
      onBlur={complete}
      // Enter sends the form without leaving the field.
      onKeyDown={({ key }) => key === 'Enter' && complete()}
    />
  )
}

/** What is no URL as typed, such as `facebook.com/page`, as the one that is meant; what is none at all stays, and is refused. */
const completeUrl = (text: string): string => (isLinkUrl(text.trim()) ? text : (typedLink(text).url ?? text))
