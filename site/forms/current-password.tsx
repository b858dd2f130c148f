import type { ComponentProps } from 'react'

import { TextField } from '../ui/field.tsx'

/** The password that somebody signs in with now, asked for before what it protects changes. */
export const CurrentPassword = ({ name = 'password', ...rest }: ComponentProps<typeof TextField>) => (
  <TextField {...rest} type="password" name={name} autoComplete="current-password" />
)
