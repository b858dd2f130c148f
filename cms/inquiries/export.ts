import type { Endpoint, PayloadRequest, Where } from 'payload'

import { messages } from '#contract/failure.ts'
import { httpError } from '#cms/common/refusal.ts'
import type { Inquiry } from '#cms/generated/payload-types.ts'
import { BYTE_ORDER_MARK, csvRow } from './csv.ts'

const columns = ['createdAt', 'name', 'email', 'phone', 'message', 'status', 'note'] as const

/** So many are read at a time, however many there are. */
const PART = 500

/** The office's day, as 2026-11-21. */
const day = new Intl.DateTimeFormat('en-CA', { dateStyle: 'short', timeZone: 'Asia/Kathmandu' })

/** All inquiries that the caller may read, as a file for spreadsheets. */
export const exportEndpoint: Omit<Endpoint, 'root'> = {
  path: '/export.csv',
  method: 'get',
  handler: (req) => {
    if (!req.user) throw httpError(401, messages.loginFirst)
    return new Response(streamed(rows(req)).pipeThrough(new TextEncoderStream()), {
      headers: {
        'content-type': 'text/csv; charset=utf-8',
        'content-disposition': `attachment; filename="inquiries-${day.format(new Date())}.csv"`,
        'cache-control': 'no-store',
      },
    })
  },
}

/** Each part is read when the one before has gone. */
const streamed = (parts: AsyncGenerator<string>): ReadableStream<string> =>
  new ReadableStream({
    async pull(controller) {
      const { done, value } = await parts.next()
      if (done) controller.close()
      else controller.enqueue(value)
    },
    async cancel() {
      await parts.return(undefined)
    },
  })

async function* rows(req: PayloadRequest): AsyncGenerator<string> {
  yield BYTE_ORDER_MARK + csvRow(columns)
  for (let part = await partBehind(req); part.length > 0; part = await partBehind(req, part.at(-1)))
    for (const inquiry of part) yield csvRow(columns.map((name) => inquiry[name]))
}

/** Goes on behind the last one of the part before, whatever comes and goes meanwhile. */
async function partBehind(req: PayloadRequest, last?: Inquiry): Promise<Inquiry[]> {
  const { docs } = await req.payload.find({
    collection: 'inquiries',
    where: last ? behind(last) : {},
    sort: ['-createdAt', '-id'],
    limit: PART,
    pagination: false,
    depth: 0,
    overrideAccess: false,
    req,
  })
  return docs
}

const behind = ({ createdAt, id }: Inquiry): Where => ({
  or: [
    { createdAt: { less_than: createdAt } },
    { and: [{ createdAt: { equals: createdAt } }, { id: { less_than: id } }] },
  ],
})
