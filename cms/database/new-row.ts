import { type BaseDatabaseAdapter, type CollectionSlug, type DatabaseAdapterObj, ValidationError } from 'payload'

import { changeCreates, withAdapter } from '#cms/internals/payload-adapter.ts'

/** A row that a request is about to create. */
export interface NewRow {
  collection: CollectionSlug
  id: string
}

/** Rows get the id that `req.context.newRow` names for their collection. A second one of that id is refused by the database. */
export const withIdsOfNewRows = <Adapter extends BaseDatabaseAdapter>(
  database: DatabaseAdapterObj<Adapter>,
): DatabaseAdapterObj<Adapter> =>
  withAdapter(database, (adapter) =>
    changeCreates(adapter, (creation) => {
      const newRow = creation.req?.context?.newRow
      return newRow?.collection === creation.collection ? { ...creation, customID: newRow.id } : creation
    }),
  )

/** Whether a create failed because there is a row of that id: MongoDB's adapter says so as a field's error, that of SQLite does not. */
export const isIdTaken = (error: unknown): boolean =>
  error instanceof ValidationError
    ? error.data.errors.some(({ path }) => path === '_id')
    : error instanceof Error && (isPrimaryKeyError(error) || isIdTaken(error.cause))

const isPrimaryKeyError = (error: Error): boolean => 'code' in error && error.code === 'SQLITE_CONSTRAINT_PRIMARYKEY'
