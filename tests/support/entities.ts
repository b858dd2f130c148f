import type { Field, FieldKind, FieldOf, StoredValue } from '#contract/fields/index.ts'
import { isRecord } from '#contract/narrow.ts'
import type { AnyEntity, Image, Resource } from '#contract/resource.ts'
import type { Answer } from './client.ts'

const isEntity = (value: unknown): value is AnyEntity => isRecord(value) && typeof value['_id'] === 'string'

/** The entry in a response; throws if it is something else. */
export function entity({ body, status, text }: Answer): AnyEntity {
  if (!isEntity(body)) throw new Error(`no entry was answered but ${status}: ${text.slice(0, 300)}`)
  return body
}

/** The entries in a list's response. */
export function entities({ body, status, text }: Answer): AnyEntity[] {
  if (!Array.isArray(body) || !body.every(isEntity)) throw new Error(`no list but ${status}: ${text.slice(0, 300)}`)
  return body
}

/** The picture of the entry in a response. */
export function image(answer: Answer): Image {
  const { image: found } = entity(answer)
  if (!found) throw new Error('the entry has no image')
  return found
}

/** The message of an error response. */
export function message({ body, text }: Answer): string {
  if (!isRecord(body) || typeof body['message'] !== 'string') throw new Error(`no failure: ${text.slice(0, 300)}`)
  return body['message']
}

/** The fields that an error response names. */
export function fieldsNamed({ body }: Answer): string[] {
  const errors = isRecord(body) && Array.isArray(body['errors']) ? body['errors'] : []
  return errors.flatMap((error: unknown) =>
    isRecord(error) && typeof error['field'] === 'string' ? error['field'] : [],
  )
}

/** A member of a JSON object; undefined if it is missing or the value is no object. */
export const member = (value: unknown, name: string): unknown => (isRecord(value) ? value[name] : undefined)

/** Two valid values for each kind of field: one to create an entry, one to change it. */
const values: { readonly [K in FieldKind]: (field: FieldOf<K>) => readonly [StoredValue, StoredValue] } = {
  text: () => ['Filing a return', 'Changed'],
  lines: () => ['First line\nSecond line', 'Changed'],
  html: () => ['<p>Plain words</p>', '<p>Changed</p>'],
  email: () => ['a.person@example.com', 'another@example.com'],
  url: () => ['https://example.com/a', '/contact'],
  number: ({ least = 1, most = least + 1 }) => [least, most],
  boolean: () => [true, false],
  choice: ({ options }) => [Object.keys(options)[0] ?? null, Object.keys(options).at(-1) ?? null],
  choices: ({ options }) => [Object.keys(options).slice(0, 2), Object.keys(options).slice(-1)],
  recurrence: () => ['bs 25 of every month in arrears', 'ad 2026-12-15'],
  // Far in the future, since it may be the last day on which the entry is shown.
  date: ({ time }) => (time ? ['2126-05-01T04:15:00.000Z', '2126-05-02T04:15:00.000Z'] : ['2126-05-01', '2126-05-02']),
  // Tests that need references fill in ids themselves.
  reference: () => [null, null],
  references: () => [null, null],
  documents: () => [null, null],
}

const valuesOf = (field: Field) => (values[field.kind] as (field: Field) => readonly [StoredValue, StoredValue])(field)

/** Valid values for the fields of a type; `given` ones replace or extend them. */
export const sample = (
  type: Resource,
  given: Readonly<Record<string, StoredValue>> = {},
): Record<string, StoredValue> => ({
  ...Object.fromEntries(
    Object.entries(type.fields).flatMap(([name, field]) => {
      const [value] = valuesOf(field)
      return value === null ? [] : [[name, value]]
    }),
  ),
  ...given,
})

/** The same values in the form of Payload's API, where multiple choices are one comma-separated text. */
export const nativeSample = (type: Resource): Record<string, StoredValue> =>
  Object.fromEntries(
    Object.entries(sample(type)).map(([name, value]) => [name, Array.isArray(value) ? value.join(',') : value]),
  )

/** A valid value for a field that differs from the sample's. */
export const changed = (field: Field): StoredValue => valuesOf(field)[1]
