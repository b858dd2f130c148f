import type { ComponentProps } from 'react'

import { TextField } from '../ui/field.tsx'

/** A field for the current password, required before a protected change. */
export const CurrentPassword = ({ name = 'password', ...rest }: ComponentProps<typeof TextField>) => (
  <TextField {...rest} type="password" name={name} autoComplete="current-password" />
)
