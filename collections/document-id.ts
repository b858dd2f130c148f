import type { Payload } from 'payload'

/** What cannot be an id on this database is not queried for: MongoDB would answer with an error. */
export const mayBeId = ({ db }: Pick<Payload, 'db'>, id: string): boolean =>
  (db.defaultIDType === 'text' && db.name === 'mongoose' ? /^[0-9a-f]{24}$/ : /^[0-9a-f-]{36}$/).test(id)
