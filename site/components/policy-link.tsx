import type { PolicyLink } from '#contract/site-content.ts'
import { langOf } from '../language/fell-back.ts'
import { entryPath } from '../paths/entry-path.ts'
import { Link } from '../ui/link.tsx'

/** A link to a policy by its title. */
export const LinkToPolicy = ({ policy, className }: { policy: PolicyLink; className: string }) => (
  <Link to={entryPath('policy', policy.slug)} dir="auto" lang={langOf(policy, 'title')} className={className}>
    {policy.title}
  </Link>
)
