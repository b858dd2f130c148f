import type { BaseDatabaseAdapter, CollectionSlug, DatabaseAdapterObj } from 'payload'

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
