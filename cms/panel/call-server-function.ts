import { handleServerFunctions } from '@payloadcms/next/layouts'
import { notFound } from 'next/navigation'
import { APIError } from 'payload'

import { log } from '#cms/log.ts'
import { isServerFunction } from '#cms/server/server-functions.ts'

type Args = Parameters<typeof handleServerFunctions>[0]

/**
 * Calls one of Payload's server functions, by its own name alone. Arguments that it stumbles over are answered with 404 and
 * tell nothing of the inside: no page of the panel sends such.
 */
export async function callServerFunction(args: Args): Promise<unknown> {
  if (!isServerFunction(args.name)) notFound()
  try {
    return await handleServerFunctions(args)
  } catch (error) {
    const isOfArguments =
      error instanceof TypeError || error instanceof RangeError || (error instanceof APIError && error.status < 500)
    if (!isOfArguments) throw error
    log.warn({ err: error, name: args.name }, 'a server function refused its arguments')
    return notFound()
  }
}
