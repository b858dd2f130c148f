/** The client of a request; `ended` has a session that has ended, and counts as a visitor. */
export type Requester = 'visitor' | 'ended' | 'editor' | 'administrator'

export const isStaff = (caller: Requester): boolean => caller === 'editor' || caller === 'administrator'

export type HeaderLine = readonly [name: string, value: string]

/** A request; its texts have one character per byte, and are sent without further encoding. */
export interface Sent {
  caller: Requester
  method: string
  target: string
  headers: readonly HeaderLine[]
  body: string
}

/** The response; status 0 if the connection ended without one. */
export interface Got {
  status: number
  headers: readonly HeaderLine[]
  text: string
  /** Nothing was received within the timeout. */
  silent: boolean
}

/** A text's UTF-8 bytes as characters. */
export const bytesOf = (text: string): string => Buffer.from(text, 'utf8').toString('latin1')

/** All values of a header. */
export const valuesOf = (headers: readonly HeaderLine[], name: string): string[] =>
  headers.flatMap(([found, value]) => (found.toLowerCase() === name ? [value] : []))

const SHOWN = 300

const shortened = (text: string): string =>
  text.length <= SHOWN ? text : `${text.slice(0, SHOWN)}…(${text.length} bytes)`

const quoted = (text: string): string =>
  `'${shortened(text)
    .replaceAll("'", String.raw`'\''`)
    .replaceAll(/[^\x20-\x7e…]/g, (byte) => `\\x${byte.charCodeAt(0).toString(16).padStart(2, '0')}`)}'`

/** The request as one line, similar to a curl command. */
export function lineOf({ caller, method, target, headers, body }: Sent): string {
  const lines = headers.map(([name, value]) => ` -H ${quoted(`${name}: ${value}`)}`).join('')
  return `[${caller}] curl -X ${method} ${quoted(target)}${lines}${body === '' ? '' : ` --data-binary ${quoted(body)}`}`
}
