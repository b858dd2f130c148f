import type { ComponentProps, FormEvent } from 'react'

import { SEARCH_MAX } from '#contract/search.ts'
import { Button, type Variant } from './button.tsx'
import { TextField } from './field.tsx'
import { Search } from './icons/search.ts'

interface SearchFormProps extends Omit<ComponentProps<typeof TextField>, 'onSubmit'> {
  /** The path that gets the words as `?q=`, with its language. */
  action: string
  submit: string
  /** Of its button. */
  variant?: Variant
  onSubmit?: (event: FormEvent<HTMLFormElement>) => void
}

/** A search as a plain form, which works without JavaScript. */
export const SearchForm = ({
  action,
  submit,
  variant = 'primary',
  onSubmit,
  className = '',
  ...field
}: SearchFormProps) => (
  <form
    role="search"
    action={action}
    {...(onSubmit ? { onSubmit } : {})}
    className={`grid max-w-xl grid-cols-[minmax(0,1fr)_auto] gap-x-3 [&_label]:col-span-2 ${className}`}
  >
    <TextField {...field} type="search" name="q" maxLength={SEARCH_MAX} className="contents" />
    {/* Beside the field in its row, and so as high. */}
    <Button type="submit" variant={variant} className="mt-1.5">
      <Search aria-hidden className="size-4" />
      {submit}
    </Button>
  </form>
)
