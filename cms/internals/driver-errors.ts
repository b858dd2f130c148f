/**
 * The database drivers report that the database, not the query, failed by the names of error classes, some not exported, by codes,
 * and where there is neither by the words of a message; Payload passes their errors on. Some messages quote the values of a
 * query or of a document.
 *
 * @internals mongodb@6.20.0 mongoose@8.24.1 @libsql/client@0.14.0 libsql@0.4.7 drizzle-orm@0.45.2 node@20.19
 */

export const unavailableNames: readonly string[] = [
  'MongoServerSelectionError',
  'MongoNetworkError',
  'MongoNetworkTimeoutError',
  'MongoOperationTimeoutError',
  'MongoWaitQueueTimeoutError',
  'PoolClearedOnNetworkError',
  'MongoNotConnectedError',
  'MongoTopologyClosedError',
  'MongoPoolClearedError',
  'MongoPoolClosedError',
  'MongoServerClosedError',
  'MongoClientClosedError',
  'MongoExpiredSessionError',
  'MongooseServerSelectionError',
]

/** Beginnings of codes of SQLite and of its client. */
export const unavailableCodes =
  /^(SQLITE_BUSY|SQLITE_CANTOPEN|SQLITE_IOERR|SQLITE_PROTOCOL|SQLITE_NOTADB|SQLITE_CORRUPT|CLIENT_CLOSED|SQLITE_LOCKED)/

/** The name of MongoDB's errors with a code of the server. */
export const SERVER_ERROR = 'MongoServerError'

/** MongoDB's codes for a server that is stopping or is no longer primary (src/mongo/base/error_codes.yml). */
export const unavailableServerCodes: ReadonlySet<unknown> = new Set([89, 91, 189, 10107, 11600, 11602, 13435, 13436])

/** Label of errors of a transaction that was aborted because another one wrote the same document. */
export const WRITE_CONFLICT = 'TransientTransactionError'

/** Words in messages of mongoose, of its driver, of libsql and of Node's streams, in lower case. */
export const unavailableMessages: readonly string[] = [
  'initial connection',
  'buffercommands',
  'client must be connected',
  'client is closed',
  'unable to open connection to local database',
  'this socket has been ended by the other party',
  'cannot call write after a stream was destroyed',
]

/** The messages of Node.js, SQLite and MongoDB's tools for a full disk, or a quota that is used up. */
export const diskFullMessage = /no space left on device|disk quota exceeded|database or disk is full/

/** Whether an error is drizzle's of a failed query: its message is the query with its values, its cause is the driver's error. */
export const isFailedQuery = ({ message }: Error): boolean => message.startsWith('Failed query: ')

/** The messages of drizzle, MongoDB and mongoose that quote values, up to these; nothing that follows can be told from a value. */
const quoting = /(Failed query: .*?)\nparams: .*|(E11000 .*?) dup key: .*|(Cast to \w+ failed) for value .*/s

/** A message, or a text with one, without the values that a driver quotes in it. */
export const withoutValues = (text: string): string => text.replace(quoting, '$1$2$3')
