import type { PayloadRequest, RequestContext } from 'payload'

/** The request's data besides its user. */
export interface RequestInfo {
  requestId: string
  /** The client's IPv4 address or IPv6 /64 network, by which attempts are counted. */
  clientIp: string
}

/** `req.context` is shared by the handler and all hooks of a request. Each folder declares its entries beside their use. */
declare module 'payload' {
  interface RequestContext {
    requestInfo?: RequestInfo
  }
}

/** An entry of `req.context`. Throws if nothing has set it: a handler or hook runs outside the request that it is made for. */
function contextValue<Name extends keyof RequestContext>(
  { context }: Pick<PayloadRequest, 'context'>,
  name: Name,
): NonNullable<RequestContext[Name]> {
  const value = context[name]
  if (value === undefined || value === null) throw new Error(`req.context.${name} is not set`)
  return value
}

export const requestIdOf = (req: PayloadRequest): string => contextValue(req, 'requestInfo').requestId
export const clientIpOf = (req: PayloadRequest): string => contextValue(req, 'requestInfo').clientIp
