import { handleServerFunctions } from '@payloadcms/next/layouts'
import { notFound } from 'next/navigation'

import { messages } from '#contract/failure.ts'
import { isUnavailable } from '#cms/database/faults.ts'
import { log } from '#cms/common/log.ts'
import { isServerFunction } from '#cms/server/server-functions.ts'
import { areArgumentsSound } from './server-function-arguments.ts'

type Call = Parameters<typeof handleServerFunctions>[0]

/**
 * Calls one of Payload's server functions, by its own name alone, with arguments that name what there is. What it refuses
 * all the same (a document that is gone, one that the caller may not see) is answered with 404, and so is where it would
 * send the caller: Next would fetch that page from itself, at a host that the caller names.
 */
export async function callServerFunction(call: Call): Promise<unknown> {
  const config = await call.config
  if (!isServerFunction(call.name) || !areArgumentsSound(config, call.name, { ...call.args })) return notFound()
  try {
    return withoutInside(await handleServerFunctions(call))
  } catch (error) {
    if (isUnavailable(error)) throw error
    if (!isNavigation(error)) log.warn({ err: error, name: call.name }, 'a server function refused its arguments')
    return notFound()
  }
}

/** Payload's forms answer any error with its own words. */
function withoutInside(result: unknown): unknown {
  if (typeof result !== 'object' || result === null || !('errors' in result) || 'state' in result) return result
  return { ...result, errors: [{ message: messages.fault }] }
}

/** What Next throws for a redirect or a page that is not there. */
const isNavigation = (error: unknown): boolean =>
  error instanceof Error && 'digest' in error && String(error.digest).startsWith('NEXT_')
