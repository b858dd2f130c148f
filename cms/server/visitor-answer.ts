import type { Request as ExpressRequest, Response as ExpressResponse } from 'express'

import { countCacheRead } from '#cms/metrics/metrics.ts'
import type { Answer, Kept, VisitorCache } from '#cms/visitor-cache/cache.ts'
import { cacheKey } from '#cms/visitor-cache/key.ts'
import { sendKept } from '#cms/visitor-cache/send.ts'

/** Answers a read from the cache, or computes, keeps and answers it. */
export async function answerVisitor(
  req: ExpressRequest,
  res: ExpressResponse,
  cache: VisitorCache,
  compute: () => Promise<Answer>,
  alone = false,
): Promise<void> {
  const key = req.method === 'GET' || req.method === 'HEAD' ? cacheKey(req.originalUrl) : undefined
  // What is kept has been answered before anything came here.
  if (key !== undefined) countCacheRead('miss')
  const target = alone ? undefined : req.originalUrl
  const answer = key === undefined ? await compute() : await cache.load(key, target, compute)
  if (isKept(answer)) return sendKept(req, res, cache, key ?? '', answer, { vary: String(res.getHeader('vary') ?? '') })
  res.status(answer.status).set(answer.headers)
  res.set('content-length', String(Buffer.byteLength(answer.body)))
  res.end(req.method === 'HEAD' ? undefined : answer.body)
}

const isKept = (answer: Answer | Kept): answer is Kept => 'tag' in answer

/** A Fetch response as the cache takes it; answers that carry cookies never come here. */
export async function answerOf(response: Response): Promise<Answer> {
  return { status: response.status, headers: Object.fromEntries(response.headers), body: await response.text() }
}
