import type { ComponentProps } from 'react'

import { Button } from '../ui/button.tsx'
import { useIsInBrowser } from '../ui/use-is-in-browser.ts'

/** The submit button of a form that only scripts send. Until the page is hydrated it is disabled, so that Enter sends nothing either. */
export const SubmitButton = (props: ComponentProps<typeof Button>) => (
  <Button {...props} type="submit" disabled={!useIsInBrowser() || props.disabled} />
)
