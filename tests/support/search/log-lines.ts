import { member } from '../entities.ts'

/** Pino's number for `error`. */
const ERROR = 50

/** A logged fault: the error's name, its message and where it was thrown. */
export interface Fault {
  message: string
  /** Identifies the fault, independent of the values in its message. */
  kind: string
}

/** The faults among printed lines; a line that is no JSON is one, too, since all logging is JSON. */
export const faultsIn = (text: string): Fault[] => text.split('\n').flatMap((line) => faultOf(line))

function faultOf(line: string): Fault[] {
  const entry = parsed(line)
  // Lines of a stack, or of an object that is printed over several, belong to the one before.
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
