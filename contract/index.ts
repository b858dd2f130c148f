import { about } from './about.ts'
import { blog } from './blog.ts'
import { career } from './career.ts'
import { faq } from './faq.ts'
import { inquiry } from './inquiry.ts'
import type { Entity } from './resource.ts'
import { service } from './service.ts'
import { team } from './team.ts'

/** All content types of the API. New types are registered here. */
export const resources = { about, blog, service, team, career, faq, inquiry }

export type ResourceName = keyof typeof resources
export type EntityOf<Name extends ResourceName> = Entity<(typeof resources)[Name]>
export const resourceNames = Object.keys(resources) as ResourceName[]
