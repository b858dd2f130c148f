import { mkdir } from 'node:fs/promises'
import path from 'node:path'

import { type Db, MongoClient } from 'mongodb'

import { freePort } from '../support/server.ts'
import type { Program } from '../processes/engines.ts'
import { type Running, startProgram, until } from '../processes/program.ts'

const NAME = 'rs0'
const MEMBERS = 3

/** A replica set of three MongoDB servers. */
export interface ReplicaSet {
  /** The URI of a database. It contains the set's name, so that the driver finds the primary and Payload uses transactions. */
  uri: (database: string) => string
  /** The ports of its members. */
  ports: readonly number[]
  /** The port of the primary; undefined while there is none. */
  primary: () => Promise<number | undefined>
  /** Makes the primary step down, as for maintenance; resolves when another member is primary. */
  stepDown: () => Promise<void>
  /** Kills the primary, and restarts it once another member is primary. */
  killPrimary: () => Promise<void>
  stop: () => Promise<void>
}

interface Member {
  port: number
  folder: string
  running: Running
  client: MongoClient
}

/** Starts a replica set in a folder. */
export async function startReplicaSet(mongod: Program, folder: string): Promise<ReplicaSet> {
  const members: Member[] = []
  const stop = async () => {
    await Promise.all(members.map(({ client }) => client.close()))
    await Promise.all(members.map(({ running }) => running.end('SIGKILL')))
  }
  try {
    for (let n = 0; n < MEMBERS; n += 1) members.push(await startMember(mongod, path.join(folder, String(n))))
    return { ...(await initiate(mongod, members)), stop }
  } catch (error) {
    await stop()
    throw error
  }
}

async function initiate(mongod: Program, members: readonly Member[]): Promise<Omit<ReplicaSet, 'stop'>> {
  const hosts = members.map(({ port }, _id) => ({ _id, host: `127.0.0.1:${port}` }))
  await adminOf(members[0] ?? fail()).command({ replSetInitiate: { _id: NAME, members: hosts } })
  const primary = async () => {
    const are = await Promise.all(members.map(isPrimary))
    return members.find((_, n) => are[n])?.port
  }
  const primaryMember = async (): Promise<Member> => {
    const port = await primary()
    return members.find((member) => member.port === port) ?? fail()
  }
  const otherThan = ({ port }: Member) =>
    until('another primary', async () => ![undefined, port].includes(await primary()))
  await until('a primary', async () => (await primary()) !== undefined)
  return {
    uri: (database) => `mongodb://${hosts.map(({ host }) => host).join(',')}/${database}?replicaSet=${NAME}`,
    ports: members.map(({ port }) => port),
    primary,
    stepDown: async () => {
      const member = await primaryMember()
      await adminOf(member).command({ replSetStepDown: 10, secondaryCatchUpPeriodSecs: 5 })
      await otherThan(member)
    },
    killPrimary: async () => {
      const member = await primaryMember()
      await member.running.end('SIGKILL')
      await otherThan(member)
      member.running = run(mongod, member.folder, member.port)
      await until('the member is back', () => answers(member))
    },
  }
}

async function startMember(mongod: Program, folder: string): Promise<Member> {
  await mkdir(folder, { recursive: true })
  const port = await freePort()
  const running = run(mongod, folder, port)
  await until('mongod listens', () => {
    if (running.hasEnded()) throw new Error(`mongod has ended:\n${running.output()}`)
    return running.output().includes('Waiting for connections')
  })
  // Connects only now: the driver gives up permanently on a server that refuses its first connection.
  const client = new MongoClient(`mongodb://127.0.0.1:${port}/?directConnection=true`, {
    serverSelectionTimeoutMS: 500,
  })
  return { port, folder, running, client }
}

/** Starts mongod with a small cache, since all members share a machine, and with the transaction timeout of compose.yaml. */
const run = (mongod: Program, folder: string, port: number): Running =>
  startProgram(
    mongod,
    `--replSet ${NAME} --port ${port} --bind_ip 127.0.0.1 --nounixsocket --quiet --wiredTigerCacheSizeGB 0.25 --oplogSize 64 --setParameter transactionLifetimeLimitSeconds=10`
      .split(' ')
      .concat('--dbpath', path.resolve(folder)),
  )

async function isPrimary(member: Member): Promise<boolean> {
  if (member.running.hasEnded()) return false
  const hello = await adminOf(member)
    .command({ hello: 1 })
    .catch(() => undefined)
  return hello?.['isWritablePrimary'] === true
}

const adminOf = ({ client }: Member): Db => client.db('admin')

const answers = (member: Member): Promise<boolean> =>
  adminOf(member)
    .command({ ping: 1 })
    .then(
      () => true,
      () => false,
    )

function fail(): never {
  throw new Error('there is no primary')
}
