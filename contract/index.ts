import { about } from './about.ts'
import { blog } from './blog.ts'
import { career } from './career.ts'
import { deadline } from './deadline.ts'
import { faq } from './faq.ts'
import { inquiry } from './inquiry.ts'
import { policy } from './policy.ts'
import type { Entity, Page, Resource } from './resource.ts'
import { service } from './service.ts'
import { tag } from './tag.ts'
import { team } from './team.ts'

/** All content types of the API. New types are registered here. */
export const resources = { about, blog, service, team, career, faq, tag, deadline, policy, inquiry }

export type ResourceName = keyof typeof resources
export type EntityOf<Name extends ResourceName> = Entity<(typeof resources)[Name]>
export const resourceNames = Object.keys(resources) as ResourceName[]

/** The types whose entries have pages of their own. */
export type PageName = {
  [Name in ResourceName]: (typeof resources)[Name] extends { readonly page: Page } ? Name : never
}[ResourceName]

/** A type's description, whose optional parts can then be read whether or not this type has them. */
export const resourceOf = (name: ResourceName): Resource => resources[name]

export const isPageName = (name: ResourceName): name is PageName => 'page' in resources[name]

/** Whether a type's entries are articles: dated texts of the firm's. */
export const isArticle = (name: ResourceName): boolean => resourceOf(name).page?.article === true

export const isResourceName = (name: string): name is ResourceName => Object.hasOwn(resources, name)

/** The names of types whose entries have pages, in the order of the navigation. */
export const pageNames: readonly PageName[] = resourceNames.filter(isPageName).toSorted(byPosition)

/** Puts types in the order of the navigation; those without a place come last. */
export function byPosition(one: ResourceName, other: ResourceName): number {
  const position = (name: ResourceName) => resourceOf(name).navigation?.position ?? Infinity
  return position(one) - position(other) || 0
}
