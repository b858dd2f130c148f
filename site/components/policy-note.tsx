import { Fragment } from 'react'

import type { Texts } from '#contract/resource.ts'
import { useLanguage } from '../language/use-language.ts'
import { useSiteContent } from '../state/site-content.ts'
import { LinkToPolicy } from './policy-link.tsx'

export interface PolicyNoteProps {
  className?: string
}

const use: Texts = { en: 'How we use what you send:', ne: 'तपाईंले पठाउनुभएको कुरा हामी कसरी प्रयोग गर्छौँ:' }

/** Beside a form: links to the policies that say what becomes of what is sent with it; nothing if there are none. */
export default function PolicyNote({ className = '' }: PolicyNoteProps) {
  const { policies = [] } = useSiteContent()
  const { tag } = useLanguage()
  const links = policies.filter(({ atForms }) => atForms)
  if (links.length === 0) return null
  return (
    <p className={`no-print text-small text-soft ${className}`}>
      {use[tag]}{' '}
      {links.map((policy, n) => (
        <Fragment key={policy.slug}>
          {n > 0 && ', '}
          <LinkToPolicy policy={policy} className="link" />
        </Fragment>
      ))}
    </p>
  )
}
