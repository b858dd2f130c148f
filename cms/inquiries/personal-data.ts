import type { Payload, PayloadRequest } from 'payload'

import type { ErasedData, PersonalData } from '#contract/inquiry-desk.ts'
import { isRecord } from '#contract/narrow.ts'
import type { Inquiry } from '#cms/generated/payload-types.ts'
import { userNames } from '#cms/auth/accounts.ts'
import { isSameMailbox, likeMailbox } from '#cms/common/mailbox.ts'
import { retryOnWriteConflict } from '#cms/database/faults.ts'
import { deleteResponsesWith } from '#cms/idempotency/receipts.ts'
import { findInquiriesFrom } from '#cms/mail/find-inquiry.ts'
import { JOBS } from '#cms/internals/payload-jobs.ts'
import { relationId } from '#collections/relation-id.ts'
import { withClusterLock } from '#cms/locks/cluster-lock.ts'
import { entryLockName } from '#cms/locks/lock-names.ts'
import { deskInquiryOf } from './desk.ts'

const collection = 'inquiries'

/** The stored data of a person who sent inquiries, in the trash too, found by the mailbox in any spelling. */

interface Job {
  id: string | number
  taskSlug?: string | null
  input?: unknown
  createdAt: string
}

/** The queued mails about these inquiries: all jobs whose input has the id of one, whichever task they are of. */
async function mailsAbout(payload: Payload, inquiries: readonly Inquiry[]): Promise<Job[]> {
  const ids = new Set(inquiries.map(({ id }) => String(id)))
  const { docs } = await payload.find({ collection: JOBS, depth: 0, pagination: false })
  return docs.filter(({ input }) => isRecord(input) && ids.has(String(input['inquiry'])))
}

/** Returns the stored data: inquiries, queued mails, and records of the audit trail with the address or an inquiry of theirs. */
export async function readPerson({ payload }: PayloadRequest, email: string): Promise<PersonalData> {
  const inquiries = await findInquiriesFrom(payload, email)
  const ids = new Set(inquiries.map(({ id }) => String(id)))
  const [mails, names, found] = await Promise.all([
    mailsAbout(payload, inquiries),
    userNames(
      payload,
      inquiries.map(({ takenBy }) => relationId(takenBy)),
    ),
    payload.find({
      collection: 'audit',
      where: { or: [{ who: { like: likeMailbox(email) } }, { documentId: { in: [...ids] } }] },
      sort: 'at',
      depth: 0,
      pagination: false,
    }),
  ])
  const audit = found.docs.filter(({ who, documentId }) => ids.has(documentId ?? '') || isBy(who, email))
  return {
    email,
    inquiries: inquiries.map((one) => deskInquiryOf(one, names)),
    mails: mails.map(({ taskSlug, createdAt }) => ({ task: taskSlug ?? '', createdAt })),
    audit: audit.map(({ at, who, action }) => ({ at, who, action })),
  }
}

/** Whether a record of the audit trail names the mailbox as its user's, in angle brackets (audit/record.ts). */
const isBy = (who: string, email: string): boolean =>
  [...who.matchAll(/<([^<>]+)>/g)].some(([, address = '']) => isSameMailbox(address, email))

/**
 * Deletes the data: inquiries with their threads, queued mails, and responses that are stored for retries. The audit trail
 * stays, since it names inquiries by id only, and people only if they have accounts, whose removal is another action.
 */
export async function erasePerson(req: PayloadRequest, email: string): Promise<ErasedData> {
  const { payload } = req
  const inquiries = await findInquiriesFrom(payload, email)
  const mails = await mailsAbout(payload, inquiries)
  for (const { id } of mails) await payload.db.deleteOne({ collection: JOBS, where: { id: { equals: id } } })
  await deleteResponsesWith(payload, new Set(inquiries.map(({ id }) => String(id))))
  for (const { id } of inquiries) await eraseInquiry(req, String(id))
  return { inquiries: inquiries.length, mails: mails.length }
}

/** Deletes one under its lock, as it is changed; nothing if it is gone already. */
const eraseInquiry = (req: PayloadRequest, id: string): Promise<void> =>
  withClusterLock(req.payload, entryLockName({ collection }, id), () =>
    retryOnWriteConflict(async () => {
      const { totalDocs } = await req.payload.db.count({ collection, where: { id: { equals: id } } })
      if (totalDocs > 0) await req.payload.delete({ collection, id, trash: true, overrideAccess: false, req })
    }),
  )
