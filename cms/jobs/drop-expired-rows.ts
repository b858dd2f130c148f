import type { Payload } from 'payload'

import { ExpiringRows } from '#collections/expiring-rows.ts'
import { DAY_MS } from '#contract/time.ts'
import { INVITATION_MS } from '#cms/auth/password-links.ts'
import { expiryAfter, whereExpired } from '#cms/common/expiry.ts'

/**
 * Deletes expired receipts, leases and password links, of which invitations last longest. What has no response stays a day longer,
 * since a retry finds the created row by the claim of its key.
 */
export const dropExpiredRows = (payload: Payload): Promise<void> =>
  payload.db.deleteMany({
    collection: ExpiringRows.slug,
    where: {
      or: [
        { and: [{ answer: { exists: true } }, whereExpired(INVITATION_MS)] },
        { expiresAt: { less_than: expiryAfter(-DAY_MS) } },
        { expiresAt: { greater_than: expiryAfter(2 * INVITATION_MS) } },
      ],
    },
  })
