import { expect, expectTypeOf, it } from 'vitest'

import { list, objectOf, oneOf, optional, orNull, type PropertiesOf, type Schema, text, whole } from './json-schema.ts'

interface Row {
  _id: string
  state: 'draft' | 'published'
  by: string | null
  bytes: number
  notes: string[]
  title?: string
}

const properties: PropertiesOf<Row> = {
  _id: text,
  state: oneOf(['draft', 'published']),
  by: orNull(text),
  bytes: { ...whole, description: 'Of the file.' },
  notes: list(text),
  title: optional(text),
}

it('is the schema of an object, whose properties are required unless its type has them as optional', () => {
  expect(objectOf<Row>(properties)).toEqual({
    type: 'object',
    properties: {
      _id: { type: 'string' },
      state: { type: 'string', enum: ['draft', 'published'] },
      by: { anyOf: [{ type: 'string' }, { type: 'null' }] },
      bytes: { type: 'integer', minimum: 0, description: 'Of the file.' },
      notes: { type: 'array', items: { type: 'string' } },
      title: { type: 'string' },
    },
    required: ['_id', 'state', 'by', 'bytes', 'notes'],
  })
  expect(objectOf<{ title?: string }>({ title: optional(text) })).not.toHaveProperty('required')
})

it('does not compile where it disagrees with its type', () => {
  const { title: _title, ...withoutTitle } = properties
  expectTypeOf(withoutTitle).not.toExtend<PropertiesOf<Row>>()
  expectTypeOf<Omit<typeof properties, 'title'> & { title: Schema<string> }>().not.toExtend<PropertiesOf<Row>>()
  expectTypeOf({ ...properties, _id: whole }).not.toExtend<PropertiesOf<Row>>()
  expectTypeOf({ ...properties, by: optional(text) }).not.toExtend<PropertiesOf<Row>>()
  expectTypeOf({ ...properties, state: oneOf(['draft', 'gone']) }).not.toExtend<PropertiesOf<Row>>()
  expectTypeOf({ ...properties, notes: list(whole) }).not.toExtend<PropertiesOf<Row>>()
  // @ts-expect-error a property that the type does not have
  objectOf<Row>({ ...properties, more: text })
})
