import type { PayloadRequest } from 'payload'

import { messages } from '#contract/failure.ts'
import { refuse } from '#cms/refusal.ts'
import { readBody } from './body.ts'

/** The panel sends its forms as JSON in a multipart field. */
export async function readPanelFields(req: PayloadRequest): Promise<Record<string, unknown>> {
  const { fields } = await readBody(req, false)
  const { _payload: packed } = fields
  if (typeof packed !== 'string') return fields
  try {
    const value: unknown = JSON.parse(packed)
    return typeof value === 'object' && value !== null ? { ...value } : {}
  } catch {
    throw refuse(400, messages.bodyInvalid)
  }
}
