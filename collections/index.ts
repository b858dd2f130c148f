import type { CollectionConfig } from 'payload'

import type { ResourceName } from '../contract/index.ts'
import { Abouts } from './about.ts'
import { ApiKeys } from './api-keys.ts'
import { Audit } from './audit.ts'
import { Blogs } from './blog.ts'
import { Careers } from './career.ts'
import { Deadlines } from './deadline.ts'
import { Downloads } from './downloads.ts'
import { Faqs } from './faq.ts'
import { Inquiries } from './inquiry.ts'
import { Media } from './media.ts'
import { MissedAddresses } from './missed-addresses.ts'
import { ExpiringRows } from './expiring-rows.ts'
import { FormerSlugs } from './former-slugs.ts'
import { SecondFactors } from './second-factors.ts'
import { Policies } from './policy.ts'
import { Services } from './service.ts'
import { Sessions } from './sessions.ts'
import { SiteSettings } from './site-settings.ts'
import { Tags } from './tag.ts'
import { Teams } from './team.ts'
import { Users } from './users.ts'

/** The collection of each content type; a type without one does not compile. */
export const collectionsByType = {
  about: Abouts,
  blog: Blogs,
  service: Services,
  team: Teams,
  career: Careers,
  faq: Faqs,
  tag: Tags,
  deadline: Deadlines,
  policy: Policies,
  inquiry: Inquiries,
} satisfies Record<ResourceName, CollectionConfig>

export {
  ApiKeys,
  Audit,
  Downloads,
  Media,
  MissedAddresses,
  ExpiringRows,
  FormerSlugs,
  SecondFactors,
  Sessions,
  SiteSettings,
  Users,
}
