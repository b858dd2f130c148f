import type { PayloadRequest } from 'payload'

/** Whether a string has the form of an id on this database; MongoDB throws for other strings. */
export const isId = ({ payload: { db } }: Pick<PayloadRequest, 'payload'>, id: string): boolean =>
  (db.defaultIDType === 'text' && db.name === 'mongoose' ? /^[0-9a-f]{24}$/ : /^[0-9a-f-]{36}$/).test(id)
