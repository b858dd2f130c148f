import type { ComponentProps } from 'react'

import { pathIn } from '#contract/language-path.ts'
import { useLanguage } from '../language/use-language.ts'

type LinkProps = Omit<ComponentProps<'a'>, 'href'> & { to: string }

/** A link within the site. Its clicks are taken over for the whole document (routing/follow-links.ts), so it needs no code. */
export const Link = ({ to, children, ...rest }: LinkProps) => (
  <a {...rest} href={pathIn(useLanguage().paths, to)}>
    {children}
  </a>
)
