import type { Payload } from 'payload'

/** Names and codes under which the drivers report that the database itself, not the query, is the trouble. */
const unavailableNames =
  /^(MongoServerSelectionError|MongoNetworkError|MongoNetworkTimeoutError|MongoOperationTimeoutError|MongoWaitQueueTimeoutError|PoolClearedOnNetworkError|MongoNotConnectedError|MongoTopologyClosedError|MongoPoolClearedError|MongoExpiredSessionError|MongooseServerSelectionError|DisconnectedError)$/
const unavailableCodes =
  /^(SQLITE_BUSY|SQLITE_CANTOPEN|SQLITE_IOERR|SQLITE_PROTOCOL|SQLITE_NOTADB|SQLITE_CORRUPT|CLIENT_CLOSED|SQLITE_LOCKED)/

/** Whether an error, or one it was caused by, says that the database does not answer. */
export function isUnavailable(error: unknown): boolean {
  for (let at: unknown = error, depth = 0; at instanceof Error && depth < 5; at = at.cause, depth += 1) {
    if (unavailableNames.test(at.name)) return true
    if ('code' in at && typeof at.code === 'string' && unavailableCodes.test(at.code)) return true
    if (/initial connection|bufferCommands|Client must be connected|client is closed/i.test(at.message)) return true
  }
  return false
}

const PING_MS = 1500

/** Asks the database for a sign of life; false on any error or after 1.5 s. */
export async function databaseAnswers(payload: Payload): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<boolean>((resolve) => {
    timer = setTimeout(() => resolve(false), PING_MS)
  })
  const ping = payload.db.count({ collection: 'sessions', where: { key: { equals: '' } } }).then(
    () => true,
    () => false,
  )
  return Promise.race([ping, late]).finally(() => clearTimeout(timer))
}
