/** What the server knows about a request besides its session. Set by the server for each request. */
export interface RequestInfo {
  requestId: string
  /** The client's IPv4 address or IPv6 /64 network, by which attempts are counted. */
  clientIp: string
}

const infoByRequest = new WeakMap<object, RequestInfo>()

export const setRequestInfo = (request: Request, info: RequestInfo): void => {
  infoByRequest.set(request, info)
}

const requestInfoOf = (req: object): RequestInfo => infoByRequest.get(req) ?? { requestId: 'none', clientIp: 'unknown' }

export const requestIdOf = (req: object): string => requestInfoOf(req).requestId
export const clientIpOf = (req: object): string => requestInfoOf(req).clientIp
