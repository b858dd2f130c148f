import type { AnyEntity, Image, Resource } from '#contract/resource.ts'
import type { Answer } from './client.ts'

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null
const isEntity = (value: unknown): value is AnyEntity => isRecord(value) && typeof value['_id'] === 'string'

/** The entry that a call answered; fails with what came instead. */
export function entity({ body, status, text }: Answer): AnyEntity {
  if (!isEntity(body)) throw new Error(`no entry was answered but ${status}: ${text.slice(0, 300)}`)
  return body
}

/** The entries of a list. */
export function entities({ body, status, text }: Answer): AnyEntity[] {
  if (!Array.isArray(body) || !body.every(isEntity)) throw new Error(`no list but ${status}: ${text.slice(0, 300)}`)
  return body
}

/** The picture of the entry that a call answered. */
export function image(answer: Answer): Image {
  const { image: found } = entity(answer)
  if (!found) throw new Error('the entry has no image')
  return found
}

/** A failure's sentence. */
export function message({ body, text }: Answer): string {
  if (!isRecord(body) || typeof body['message'] !== 'string') throw new Error(`no failure: ${text.slice(0, 300)}`)
  return body['message']
}

/** The fields that a failure names. */
export function fieldsNamed({ body }: Answer): string[] {
  const errors = isRecord(body) && Array.isArray(body['errors']) ? body['errors'] : []
  return errors.flatMap((error: unknown) =>
    isRecord(error) && typeof error['field'] === 'string' ? error['field'] : [],
  )
}

/** One member of a JSON object. */
export const member = (value: unknown, name: string): unknown => (isRecord(value) ? value[name] : undefined)

const values = {
  text: 'Filing a return',
  lines: 'First line\nSecond line',
  html: '<p>Plain words</p>',
  email: 'a.person@example.com',
}

/** Valid values for every field of a type, those given in their place. */
export const sample = (type: Resource, given: Readonly<Record<string, string>> = {}): Record<string, string> => ({
  ...Object.fromEntries(Object.entries(type.fields).map(([name, { kind }]) => [name, values[kind]])),
  ...given,
})
