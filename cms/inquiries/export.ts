import type { Endpoint, PayloadRequest } from 'payload'

import { messages } from '#contract/failure.ts'
import { json } from '#cms/api/answer.ts'
import { BYTE_ORDER_MARK, csvRow } from './csv.ts'

const columns = ['createdAt', 'name', 'email', 'phone', 'message', 'status', 'note'] as const

/** So many are read at a time, however many there are. */
const PART = 500

/** All inquiries that the caller may read, as a file for spreadsheets. */
export const exportEndpoint: Omit<Endpoint, 'root'> = {
  path: '/export.csv',
  method: 'get',
  handler: (req) => {
    if (!req.user) return json({ message: messages.loginFirst }, 401)
    const day = new Date().toISOString().slice(0, 10)
    return new Response(streamed(rows(req)).pipeThrough(new TextEncoderStream()), {
      headers: {
        'content-type': 'text/csv; charset=utf-8',
        'content-disposition': `attachment; filename="inquiries-${day}.csv"`,
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
  for (let page = 1, more = true; more; page += 1) {
    const found = await req.payload.find({
      collection: 'inquiries',
      sort: ['-createdAt', '-id'],
      limit: PART,
      page,
      depth: 0,
      overrideAccess: false,
      req,
    })
    for (const inquiry of found.docs) yield csvRow(columns.map((name) => inquiry[name]))
    more = found.hasNextPage
  }
}
