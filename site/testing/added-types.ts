import { resourceNames, resources } from '#contract/index.ts'
import type { Resource } from '#contract/resource.ts'

const specified = ['about', 'blog', 'service', 'team', 'career', 'faq', 'inquiry']

/** Whether a path is of a content type that was added to the specified ones: its list for visitors, or its screen. */
export const isOfAddedType = (path: string | null): boolean =>
  resourceNames.some((name) => {
    const { navigation, path: word }: Resource = resources[name]
    return !specified.includes(name) && (path === navigation?.site?.path || path === `/add-${word}`)
  })
