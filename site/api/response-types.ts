import type { EntryContext } from '#contract/entry-context.ts'
import type { FieldError } from '#contract/failure.ts'
import { pageMessages } from '#contract/page-messages.ts'
import { kindOf } from '#contract/fields/index.ts'
import { isRecord } from '#contract/narrow.ts'
import { type EntityOf, type ResourceName, resources } from '#contract/index.ts'
import type { Resource } from '#contract/resource.ts'
import type { SiteContent } from '#contract/site-content.ts'
import { hasTexts } from './checks.ts'
import { ApiError } from './client.ts'

/** Whether a response body is an entry of this type, by the type's description. */
export function isEntity<Name extends ResourceName>(name: Name, value: unknown): value is EntityOf<Name> {
  const type: Resource = resources[name]
  return (
    isRecord(value) &&
    hasTexts(value, ['_id', ...(type.slugFrom ? ['slug'] : [])]) &&
    Object.entries(type.fields).every(
      ([field, description]) =>
        (description.omitEmpty && value[field] === undefined) || kindOf(description).isValue(value[field]),
    ) &&
    (!type.dated || typeof value['createdAt'] === 'string') &&
    (!type.image || value['image'] === null || isImage(value['image']))
  )
}

const isImage = (value: unknown): boolean => isRecord(value) && typeof value['filePath'] === 'string'

const isLinked = (value: unknown): boolean => value === null || (isRecord(value) && hasTexts(value, ['slug', 'title']))

const areReferences = (value: unknown): boolean =>
  Array.isArray(value) && value.every((one) => isRecord(one) && hasTexts(one, ['_id', 'name', 'slug']))

export const isEntryContext = (value: unknown): value is EntryContext =>
  isRecord(value) &&
  hasTexts(value, ['modifiedAt']) &&
  isLinked(value['newer']) &&
  isLinked(value['older']) &&
  areReferences(value['related'])

export { isOwnAccount, isPerson } from './checks.ts'
export { isFound } from '#contract/is-found.ts'

const lists = ['socialLinks', 'slides', 'plans', 'tags', 'statistics', 'featureCards']

/** Checks enough to tell the site content from another body; the server always sends all members. */
export const isSiteContent = (value: unknown): value is SiteContent =>
  isRecord(value) &&
  typeof value['firmName'] === 'string' &&
  isRecord(value['contact']) &&
  isRecord(value['seo']) &&
  lists.every((name) => Array.isArray(value[name]))

/** The error of an error response, with a general message if it has none. */
export async function parseFailure(response: Response): Promise<ApiError> {
  const body: unknown = await response.json().catch(() => undefined)
  const { message, errors } = isRecord(body) ? body : {}
  const error = new ApiError(
    response.status,
    typeof message === 'string' && message !== '' ? message : pageMessages.fault,
    Array.isArray(errors) ? errors.filter(isFieldError) : [],
  )
  const seconds = response.headers.get('retry-after') ?? ''
  if (/^\d+$/.test(seconds)) error.retryAfter = Number(seconds)
  return error
}

const isFieldError = (value: unknown): value is FieldError => isRecord(value) && hasTexts(value, ['field', 'message'])
