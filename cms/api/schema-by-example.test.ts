import { expect, test } from 'vitest'

import { schemaByExample } from './schema-by-example.ts'

test('a schema names every member, the kind of each, and what lists hold', () => {
  const picture = { $ref: '#/components/schemas/Image' }
  expect(schemaByExample({ name: 'N', rows: [{ count: 1, image: null }] }, picture)).toEqual({
    type: 'object',
    required: ['name', 'rows'],
    properties: {
      name: { type: 'string' },
      rows: {
        type: 'array',
        items: {
          type: 'object',
          required: ['count', 'image'],
          properties: { count: { type: 'number' }, image: { anyOf: [picture, { type: 'null' }] } },
        },
      },
    },
  })
})
