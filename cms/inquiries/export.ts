import type { Endpoint, PayloadRequest, Where } from 'payload'

import { messages } from '#contract/messages.ts'
import { officeDay } from '#contract/office-day.ts'
import { httpError } from '#cms/common/http-error.ts'
import type { Inquiry } from '#cms/generated/payload-types.ts'
import { inquiryHeads, inquiryRow } from '#contract/inquiry-csv.ts'
import { relationId } from '#collections/relation-id.ts'
import { userNames } from '#cms/auth/accounts.ts'
import { holderOf } from './desk.ts'

/** The notes of a thread, each in lines of its own. */
const notesOf = ({ thread }: Inquiry): string =>
  (thread ?? []).flatMap(({ kind, text }) => (kind === 'note' ? (text ?? '') : [])).join('\n')

/** Inquiries per query. */
const PAGE_SIZE = 500

/** All inquiries that the user may read, as CSV; 401 if not signed in. */
export const exportEndpoint: Omit<Endpoint, 'root'> = {
  path: '/export.csv',
  method: 'get',
  handler: (req) => {
    if (!req.user) throw httpError(401, messages.loginFirst)
    return new Response(streamed(rows(req)).pipeThrough(new TextEncoderStream()), {
      headers: {
        'content-type': 'text/csv; charset=utf-8',
        'content-disposition': `attachment; filename="inquiries-${officeDay(Date.now())}.csv"`,
        'cache-control': 'no-store',
      },
    })
  },
}

/** Pulls from the generator only as fast as the client reads. */
const streamed = (chunks: AsyncGenerator<string>): ReadableStream<string> =>
  new ReadableStream({
    async pull(controller) {
      const { done, value } = await chunks.next()
      if (done) controller.close()
      else controller.enqueue(value)
    },
    async cancel() {
      await chunks.return(undefined)
    },
  })

async function* rows(req: PayloadRequest): AsyncGenerator<string> {
  yield inquiryHeads('note')
  for (let page = await pageAfter(req); page.length > 0; page = await pageAfter(req, page.at(-1))) {
    const names = await userNames(
      req.payload,
      page.map(({ takenBy }) => relationId(takenBy)),
    )
    for (const inquiry of page)
      yield inquiryRow({ ...inquiry, takenBy: holderOf(inquiry.takenBy, names)?.name }, notesOf(inquiry))
  }
}

/** The page after the last inquiry of the previous one (keyset pagination, stable while rows are added and removed). */
async function pageAfter(req: PayloadRequest, last?: Inquiry): Promise<Inquiry[]> {
  const { docs } = await req.payload.find({
    collection: 'inquiries',
    where: last ? whereAfter(last) : {},
    sort: ['-createdAt', '-id'],
    limit: PAGE_SIZE,
    pagination: false,
    depth: 0,
    overrideAccess: false,
    req,
  })
  return docs
}

const whereAfter = ({ createdAt, id }: Inquiry): Where => ({
  or: [
    { createdAt: { less_than: createdAt } },
    { and: [{ createdAt: { equals: createdAt } }, { id: { less_than: id } }] },
  ],
})
