import { member } from '../entities.ts'

/** Pino's level `error`. */
const ERROR = 50

/** A logged error: its name, its message and where it was thrown. */
export interface Fault {
  message: string
  /** Identifies the error independently of values in its message. */
  kind: string
}

/** The logged errors in printed text; a line that is not JSON counts as one, since all logging is JSON. */
export const faultsIn = (text: string): Fault[] => text.split('\n').flatMap((line) => faultOf(line))

function faultOf(line: string): Fault[] {
  const entry = parsed(line)
  // Continuation lines of a stack or printed object belong to the entry before.
  if (entry === undefined && /^(\s|[\]})]|$)/.test(line)) return []
  if (entry === undefined) return [{ message: line.slice(0, 300), kind: `printed: ${generalised(line.slice(0, 60))}` }]
  if (!(Number(member(entry, 'level')) >= ERROR)) return []
  const err = member(entry, 'err')
  const type = String(member(err, 'type') ?? 'no error')
  const message = String(member(err, 'message') ?? member(entry, 'msg'))
  const from = /\n\s+at ([^\n]{0,200})/.exec(String(member(err, 'stack') ?? ''))?.[1]
  const place = from === undefined ? generalised(message.slice(0, 60)) : from.replaceAll(/\(?\S*\//g, '')
  return [{ message: `${type}: ${message.slice(0, 200)} at ${from ?? 'no place'}`, kind: `${type} ${place}` }]
}

const generalised = (text: string): string => text.replaceAll(/"[^"]*"?|'[^']*'?|`[^`]*`?|\d+|[0-9a-f]{8,}[\w-]*/g, '_')

function parsed(line: string): unknown {
  try {
    return JSON.parse(line)
  } catch {
    return undefined
  }
}
