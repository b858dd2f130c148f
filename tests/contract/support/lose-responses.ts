import path from 'node:path'

import { sql } from '@payloadcms/db-sqlite/drizzle'
import { drizzle } from '@payloadcms/db-sqlite/drizzle/libsql'
import { MongoClient } from 'mongodb'

import { HOUR_MS } from '#contract/time.ts'

/** Changes all receipts to the state in which a server that is killed before storing the response leaves them, an hour ago. */
export async function loseResponses(dataDir: string, mongodbUri: string | undefined): Promise<void> {
  const expiresAt = new Date(Date.now() - HOUR_MS)
  if (mongodbUri === undefined) {
    const db = drizzle({ connection: { url: `file:${path.join(dataDir, 'site.db')}` } })
    await db.run(
      sql`UPDATE receipts SET answer = NULL, expires_at = ${expiresAt.toISOString()} WHERE answer IS NOT NULL`,
    )
    db.$client.close()
  } else {
    const client = await MongoClient.connect(mongodbUri)
    const receipts = client.db().collection('receipts')
    await receipts.updateMany({ answer: { $ne: null } }, { $set: { expiresAt }, $unset: { answer: '' } })
    await client.close()
  }
}
