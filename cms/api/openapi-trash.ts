import { resourceNames } from '#contract/index.ts'
import { PAGE_SIZE_DEFAULT, PAGE_SIZE_MAX } from '#contract/limits.ts'
import { type DeletedWith, type Restored, TRASH_DAYS, type TrashEntry, type TrashPage } from '#contract/trash.ts'
import { trashCollections } from '#cms/trash/trash-collections.ts'
import type { Operation } from './openapi-operations.ts'
import { query } from './openapi-schemas.ts'
import {
  type Json,
  list,
  objectOf,
  oneOf,
  optional,
  orNull,
  type PropertiesOf,
  ref,
  type Schema,
  text,
  time,
} from './json-schema.ts'

export const TRASH = 'Trash'

const textOrNull = orNull(text)
const own: PropertiesOf<Restored> = { _id: text, type: oneOf(trashCollections.map(({ type }) => type)), title: text }

const deletedWith: Schema<DeletedWith> = {
  ...objectOf<DeletedWith>({ _id: text, type: oneOf(resourceNames), title: text }),
  description: 'The entry that a file went to the trash with, and comes back with.',
}

export const trashSchemas = {
  TrashPage: {
    ...objectOf<TrashPage>({
      entries: list(
        objectOf<TrashEntry>({
          ...own,
          deletedAt: time,
          deletedBy: textOrNull,
          expiresAt: time,
          deletedWith: optional(deletedWith),
        }),
      ),
      next: textOrNull,
    }),
    description: '`next` is `after` of the next page; null on the last one.',
  },
  Restored: objectOf<Restored>(own),
}

const page: readonly Json[] = [
  query(
    'limit',
    { type: 'integer', minimum: 1, maximum: PAGE_SIZE_MAX },
    `Entries of one page; ${PAGE_SIZE_DEFAULT} by default.`,
  ),
  query('after', { ...text, minLength: 1 }, 'The `next` of the page before.'),
]

const listing = (operationId: string, summary: string): Operation => ({
  operationId,
  tag: TRASH,
  summary,
  description: `The last deleted first; after ${TRASH_DAYS} days they are deleted permanently.`,
  parameters: page,
  schema: ref('TrashPage'),
})

/** The operations of the trash, by method and path. */
export const trashOperations: readonly [string, Operation][] = [
  ['get /trash', listing('trash', 'Lists what is in the trash')],
  ...trashCollections.flatMap(({ path, name }): [string, Operation][] => [
    [`get /trash/${path}`, listing(`trashOf${name}`, `Lists each ${name} in the trash`)],
    [
      `post /trash/${path}/:id`,
      {
        operationId: `restore${name}`,
        tag: TRASH,
        summary: `Takes a ${name} out of the trash`,
        description: 'As it was, with its picture. Its slug gets a number if another entry has it by now.',
        schema: ref('Restored'),
      },
    ],
    [
      `delete /trash/${path}/:id`,
      {
        operationId: `deletePermanently${name}`,
        tag: TRASH,
        summary: `Permanently deletes a ${name} in the trash`,
        description: 'With its versions. A picture that belongs to something that can be restored stays: 409.',
        schema: ref('Restored'),
        ...(path === 'media' ? { failures: ['409'] } : {}),
      },
    ],
  ]),
]
