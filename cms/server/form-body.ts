import express, { type RequestHandler } from 'express'

import { apiMessages } from '#contract/api-messages.ts'
import { messages } from '#contract/messages.ts'
import { httpError } from '#cms/common/http-error.ts'

const FORM_BYTES = '64kb'

const parse = express.urlencoded({ extended: false, limit: FORM_BYTES })

/** Parses the bodies of sent forms. Fails with 413 for one that is too large, 415 for an encoding or charset that is not read, else 400. */
export const readForm: RequestHandler = (req, res, next) =>
  req.method === 'POST'
    ? parse(req, res, (error?: unknown) => next(error === undefined ? undefined : refusalOf(error)))
    : next()

function refusalOf(error: unknown): unknown {
  if (!(error instanceof Error && 'status' in error)) return error
  const { status } = error
  const type = 'type' in error ? error.type : undefined
  if (type === 'parameters.too.many') return httpError(413, apiMessages.bodyTooComplex)
  if (status === 413) return httpError(413, apiMessages.formTooLarge)
  if (status === 415) return httpError(415, apiMessages.bodyEncoding)
  return status === 400 ? httpError(400, messages.bodyInvalid) : error
}
