import { waitedForProcessor } from '../process.ts'
import { exchange } from './exchange.ts'
import { type Fault, faultsIn } from './log-lines.ts'
import { violationsOf, mostStallMs, type Violation } from './oracle.ts'
import { type Got, isStaff, lineOf, type Sent } from './request.ts'
import { now, type Stalls } from './stalls.ts'
import type { Fixture } from './fixture.ts'

/** The longest stall that a request caused when it was repeated alone. */
export interface Longest {
  ms: number
  line: string
}

export interface Searched {
  fixture: Fixture
  stalls: Stalls
  /** The longest stalls by requests of visitors and of staff. */
  longest: { visitor: Longest; staff: Longest }
}

const REPEATS = 3

/** Sends a request; returns the rules that its response, the log or a stall broke. */
export async function tried(searched: Searched, sent: Sent): Promise<{ status: number; violations: Violation[] }> {
  const { fixture } = searched
  const printed = fixture.server.output().length
  const { got, stallMs } = await timed(searched, sent)
  await logged()
  const place = `${sent.method} ${sent.target.split('?', 1)[0]?.slice(0, 60)}`
  const faults = faultsIn(fixture.server.output().slice(printed))
  const violations = [
    ...violationsOf(sent, got, fixture.rules),
    ...faults.map(({ kind, message }) => ({ rule: 'logged', place: kind, detail: `${place}: ${message}` })),
    ...(stallMs > mostStallMs(sent.caller) / 2 ? await confirmedStall(searched, sent) : []),
  ]
  return { status: got.status, violations }
}

/** Repeats the request alone: a stall counts only if each repetition has one, since other work of the machine would not repeat. */
async function confirmedStall(searched: Searched, sent: Sent): Promise<Violation[]> {
  let ms = Infinity
  for (let n = 0; n < REPEATS && ms > mostStallMs(sent.caller) / 4; n += 1) {
    const quiet = await idle(searched)
    const waited = await waitedForProcessor(searched.fixture.server.pid)
    const { stallMs } = await timed(searched, sent)
    ms = Math.min(ms, stallMs - quiet - ((await waitedForProcessor(searched.fixture.server.pid)) - waited))
  }
  const longest = searched.longest[isStaff(sent.caller) ? 'staff' : 'visitor']
  if (ms > longest.ms) Object.assign(longest, { ms, line: lineOf(sent) })
  const place = `${sent.method} ${sent.target.split('?', 1)[0]?.slice(0, 60)}`
  return ms > mostStallMs(sent.caller) ? [{ rule: 'stall', place, detail: `${ms.toFixed(0)} ms` }] : []
}

async function timed({ fixture, stalls }: Searched, sent: Sent): Promise<{ got: Got; stallMs: number }> {
  const from = now()
  const got = await exchange(fixture.server.port, fixture.completed(sent))
  return { got, stallMs: stalls.longest(from, now()) }
}

/** The errors that are logged when a request is sent alone. */
export async function faultsOf(searched: Searched, sent: Sent): Promise<Fault[]> {
  await idle(searched)
  const printed = searched.fixture.server.output().length
  await exchange(searched.fixture.server.port, searched.fixture.completed(sent))
  await idle(searched)
  return faultsIn(searched.fixture.server.output().slice(printed))
}

/** Waits until the server is idle; returns the longest stall during that time, in milliseconds. */
async function idle({ fixture, stalls }: Searched): Promise<number> {
  const from = now()
  for (let n = 0; n < 5; n += 1) await health(fixture)
  return stalls.longest(from, now())
}

const HEALTH: Sent = { caller: 'visitor', method: 'GET', target: '/api/health', headers: [], body: '' }
const health = (fixture: Fixture): Promise<Got> => exchange(fixture.server.port, HEALTH)

/** Waits for a turn of the event loop, after which the output that preceded the response has been read. */
const logged = (): Promise<void> => new Promise((resolve) => setImmediate(resolve))
