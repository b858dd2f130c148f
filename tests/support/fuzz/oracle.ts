import { cookieEndpoints, type Endpoint, pathOf, pathOfTarget, placeOf } from './endpoints.ts'
import { type Got, isStaff, type Sent, valuesOf } from './request.ts'

/** Texts that no response may contain. */
export interface Secrets {
  /** Texts that only staff may read. */
  ofStaff: readonly string[]
  /** Texts that only administrators may read. */
  ofAdministrators: readonly string[]
  /** Texts that no response may contain, such as the clients' own cookies. */
  ofNobody: readonly string[]
}

export interface Rules {
  endpoints: readonly Endpoint[]
  secrets: Secrets
}

/** A broken rule; violations of the same rule at the same place are one finding. */
export interface Violation {
  rule: string
  place: string
  detail: string
}

/** The longest time for which a request may block others, in milliseconds. */
export const mostStallMs = (caller: Sent['caller']): number => (isStaff(caller) ? 250 : 100)

/** Traces of internals: stacks, database errors, files, names of Payload's own arguments. */
const inside =
  /node_modules|\bat (async |new |Object\.|process\.|file:)|\n\s+at \S+ \(|SQLITE_|LibsqlError|MongoServerError|MongooseError|CastError|BSONError|drizzle|dist\/server|overrideAccess|"importMap"|payload\.config/

/** Secrets recognised by their form. */
const hashes = /"(hash|salt)":"[0-9a-f]{32,}|"resetPasswordToken":"|"founder":"first"/

/** Statuses of malformed requests, which are rejected before the path is looked up. */
const OF_THE_PROTOCOL = new Set([400, 408, 414, 417, 431])

/** The rules that a response breaks. */
export function violationsOf(sent: Sent, got: Got, { endpoints, secrets }: Rules): Violation[] {
  const path = pathOfTarget(sent.target)
  const place = placeOf(endpoints, path)
  const method = sent.method
  const where =
    place.found === 'endpoint'
      ? `/api${pathOf(place.endpoint)}`
      : place.found === 'nothing'
        ? '/api, unlisted'
        : `/${path.split('/')[1]?.slice(0, 20) ?? ''}`
  const found: Violation[] = []
  const broken = (rule: string, detail: string) => {
    found.push({ rule, place: `${method} ${where}`, detail })
  }
  if (got.status === 0 && isWellFramed(sent))
    found.push({ rule: 'no answer', place: got.silent ? 'in time' : 'before the end', detail: `${method} ${where}` })
  if (got.status >= 500) broken('5xx', `${got.status} ${got.text.slice(0, 200)}`)
  if (got.status >= 300 && got.status < 400 && got.status !== 304) {
    const [location = ''] = valuesOf(got.headers, 'location')
    if (!isOwnPage(location)) broken('redirect to no page', `${got.status} ${location}`)
  }
  for (const problem of told(sent, got, secrets)) broken('told', problem)
  const isListed = place.found === 'endpoint' && cookieEndpoints.has(`${method} ${pathOf(place.endpoint)}`)
  if (valuesOf(got.headers, 'set-cookie').length > 0 && !isListed) broken('a cookie', String(got.status))
  const wrong = wrongStatus(sent, got.status, place)
  if (wrong) broken('status', `${got.status}, not ${wrong}: ${got.text.slice(0, 120)}`)
  return found
}

/** The expected status, if the actual one is wrong. */
function wrongStatus(sent: Sent, status: number, place: ReturnType<typeof placeOf>): string | undefined {
  const { caller, method } = sent
  if (place.found === 'page' || status === 0 || OF_THE_PROTOCOL.has(status) || status >= 500) return undefined
  if (place.found === 'nothing') return status === 404 ? undefined : '404'
  const { methods } = place.endpoint
  // The panel sends reads with a long query in this form.
  if (isStaff(caller) && isReadInBody(sent) && methods.has('GET')) return undefined
  const access = methods.get(method)
  const refused = [...methods.values()].includes('staff') ? [401, 403, 404, 405] : [404, 405]
  // The server itself responds to CORS preflight requests.
  if (!access) return refused.includes(status) || (method === 'OPTIONS' && status < 300) ? undefined : '405'
  return isStaff(caller) || access === 'anyone' || refused.includes(status) ? undefined : '401'
}

/**
 * Whether the server must send a response. It may close the connection without one if a client sends more than Content-Length or waits for
 * `100 Continue`; Node.js rejects malformed HTTP itself, and closes the connection while a body may still arrive.
 */
const isWellFramed = ({ headers, target }: Sent): boolean =>
  /^(\/|https?:)[!-~]*$/.test(target) &&
  ['content-length', 'expect'].every((name) => valuesOf(headers, name).length === 0)

const isReadInBody = ({ method, headers }: Sent): boolean =>
  method === 'POST' &&
  ['x-payload-http-method-override', 'x-http-method-override'].some((name) => valuesOf(headers, name).includes('GET'))

function told({ caller, target }: Sent, { text, headers, status }: Got, secrets: Secrets): string[] {
  const problems: string[] = []
  // Cookies are checked by another rule.
  const lines = headers.filter(([name]) => name.toLowerCase() !== 'set-cookie').map((line) => line.join(': '))
  const all = `${lines.join('\n')}\n${text}`
  // Pages contain such names in their code, and the panel shows staff its configuration.
  const isPage = !target.startsWith('/api') && (status < 300 || isStaff(caller))
  const leak = isPage ? undefined : inside.exec(text)
  // Redirects repeat the requested URL.
  if (leak && !target.includes(leak[0]))
    problems.push(`the inside: ${text.slice(Math.max(0, leak.index - 40), leak.index + 80)}`)
  const hash = hashes.exec(text)
  if (hash) problems.push(`a hash: ${hash[0].slice(0, 30)}`)
  const closed = [
    ...secrets.ofNobody,
    ...(caller === 'administrator' ? [] : secrets.ofAdministrators),
    ...(isStaff(caller) ? [] : secrets.ofStaff),
  ]
  const secret = closed.find((one) => one !== '' && all.includes(one))
  if (secret !== undefined) {
    const at = all.indexOf(secret)
    problems.push(`a secret: ${all.slice(Math.max(0, at - 60), at + 40)}`)
  }
  return problems
}

/** Whether a redirect's target is on this site and spelled plainly. */
const isOwnPage = (location: string): boolean =>
  /^(http:\/\/(127\.0\.0\.1|localhost)(:\d+)?)?\/(?![/\\])/.test(location) &&
  !/(^|\/)(\.|%2e){1,2}(\/|$|\?)|\\|[\0-\x20]/i.test(location.split('?', 1)[0] ?? '')
