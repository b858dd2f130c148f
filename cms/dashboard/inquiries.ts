import type { PayloadRequest, Where } from 'payload'

import { NOT_TRASHED } from '#collections/trash.ts'
import { PART_ROWS, type WaitingInquiries, type WaitingInquiry } from '#contract/dashboard.ts'
import { owedStatuses } from '#contract/inquiry-desk.ts'
import { relationId } from '#collections/relation-id.ts'
import type { Inquiry } from '#cms/generated/payload-types.ts'
import { userNames } from '#cms/auth/accounts.ts'
import { countInquiries, holderOf } from '#cms/inquiries/desk.ts'

const collection = 'inquiries'
const owed: readonly Where[] = [{ status: { in: [...owedStatuses] } }, NOT_TRASHED]
const select = { name: true, status: true, answerBy: true, takenBy: true, createdAt: true } as const

type Found = Pick<Inquiry, keyof typeof select | 'id'>

/** The first unanswered inquiries by their `answerBy`; those without one come last, the newest first. Counts all. */
export async function waitingInquiries(req: PayloadRequest): Promise<WaitingInquiries> {
  const [{ overdue }, { totalDocs: total }, withTime] = await Promise.all([
    countInquiries(req),
    req.payload.db.count({ collection, where: { and: [...owed] }, req }),
    firstOwed(req, { answerBy: { exists: true } }, ['answerBy', 'id'], PART_ROWS),
  ])
  const left = Math.min(total, PART_ROWS) - withTime.length
  const others = left > 0 ? await firstOwed(req, { answerBy: { exists: false } }, ['-createdAt', '-id'], left) : []
  return { total, overdue, rows: await rowsOf(req, [...withTime, ...others]) }
}

async function firstOwed(req: PayloadRequest, condition: Where, sort: string[], limit: number): Promise<Found[]> {
  const where = { and: [...owed, condition] }
  return (await req.payload.db.find<Found>({ collection, where, sort, select, limit, pagination: false, req })).docs
}

async function rowsOf(req: PayloadRequest, found: readonly Found[]): Promise<WaitingInquiry[]> {
  const names = await userNames(
    req.payload,
    found.map(({ takenBy }) => relationId(takenBy)),
  )
  return found.map(({ id, name, status, answerBy, takenBy, createdAt }) => ({
    _id: String(id),
    name,
    status,
    createdAt,
    answerBy: answerBy ?? null,
    takenBy: holderOf(takenBy, names)?.name ?? null,
  }))
}
