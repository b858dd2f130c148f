import { handleServerFunctions } from '@payloadcms/next/layouts'
import { notFound } from 'next/navigation'

import { messages } from '#contract/messages.ts'
import { isUnavailable } from '#cms/database/faults.ts'
import { isNextNavigation } from '#cms/internals/next-errors.ts'
import { log } from '#cms/common/log.ts'
import { isServerFunction } from '#cms/server/server-functions.ts'
import { schedulePublish } from './drafts/schedule-publish.ts'
import { areArgumentsValid } from './server-function-arguments.ts'

type Call = Parameters<typeof handleServerFunctions>[0]

/** Our own in place of Payload's. */
const serverFunctions = { 'schedule-publish': schedulePublish }

/**
 * Calls one of Payload's server functions if its name is known and its arguments are valid. Responds with 404 otherwise, if
 * the function throws (a deleted document, or one that the user may not see), and instead of a redirect: Next would fetch
 * its target from the host that the client sent.
 */
export async function callServerFunction(call: Call): Promise<unknown> {
  const config = await call.config
  if (!isServerFunction(call.name) || !areArgumentsValid(config, call.name, { ...call.args })) return notFound()
  try {
    return hideErrorDetails(await handleServerFunctions({ ...call, serverFunctions }))
  } catch (error) {
    if (isUnavailable(error)) throw error
    if (!isNextNavigation(error))
      log.warn({ err: error, name: call.name }, 'a server function failed with these arguments')
    return notFound()
  }
}

/** Payload's form functions return the messages of internal errors; replaces them with the contract's. */
function hideErrorDetails(result: unknown): unknown {
  if (typeof result !== 'object' || result === null || !('errors' in result) || 'state' in result) return result
  return { ...result, errors: [{ message: messages.fault }] }
}
