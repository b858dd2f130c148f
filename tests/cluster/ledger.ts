import { Client } from '../support/client.ts'
import { entities } from '../support/entities.ts'
import type { Node } from './nodes.ts'

/** The load's acknowledged and pending writes, which are compared with the content at the end. */
export interface Ledger {
  /** The titles of entries with an acknowledged create, by id. */
  kept: Map<string, string>
  /** Ids of entries with a pending change, which may have either title. */
  changing: Set<string>
  /** Titles of entries with an acknowledged deletion, by id. */
  removed: Map<string, string>
  /** Titles of pending creates: at most one entry with the title may exist. */
  open: Set<string>
  pictures: Set<string>
}

export const emptyLedger = (): Ledger => ({
  kept: new Map(),
  changing: new Set(),
  removed: new Map(),
  open: new Set(),
  pictures: new Set(),
})

export interface Remains {
  /** Acknowledged entries and pictures that are missing. */
  lost: string[]
  /** Entries that exist although their deletion was acknowledged. */
  revived: string[]
  /** Titles of entries that one create has created twice. */
  duplicates: string[]
}

/** The prefix of the titles of the load's entries. */
export const BY_WRITER = 'Writer '

const CHANGED = ', changed'
export const changedTitle = (title: string): string => title + CHANGED
const firstTitle = (title: string): string => title.replace(CHANGED, '')

/** Compares the ledger with the content of each node. */
export async function whatRemains(
  ledger: Ledger,
  nodes: readonly Pick<Node, 'url'>[],
  cookie: string,
): Promise<Remains> {
  const all: Remains = { lost: [], revived: [], duplicates: [] }
  for (const { url } of nodes) {
    const staff = new Client(url)
    staff.cookie = cookie
    const { lost, revived, duplicates } = await remainsOn(staff, ledger)
    all.lost.push(...lost)
    all.revived.push(...revived)
    all.duplicates.push(...duplicates)
  }
  return all
}

async function remainsOn(staff: Client, { kept, changing, removed, open, pictures }: Ledger): Promise<Remains> {
  const listed = entities(await staff.get('/service/')).map(({ _id, title }) => ({ _id, title: String(title) }))
  const lost: string[] = []
  for (const [id, title] of kept) {
    const { body, status } = await staff.get(`/service/service-id/${id}`)
    if (status !== 200 || !JSON.stringify(body).includes(title)) lost.push(`${title}: ${status}`)
  }
  for (const file of pictures) {
    const { status } = await staff.fetch(file)
    if (status !== 200) lost.push(`${file}: ${status}`)
  }
  const revived = listed.filter(({ _id }) => removed.has(_id)).map(({ title }) => title)
  for (const [id, title] of removed) {
    const { status } = await staff.get(`/service/service-id/${id}`)
    if (status !== 404) revived.push(`${title}: ${status}`)
  }
  const unknown = listed.filter(
    ({ _id, title }) => title.startsWith(BY_WRITER) && !kept.has(_id) && !changing.has(_id) && !removed.has(_id),
  )
  const seen = new Set<string>()
  const duplicates = unknown
    .map(({ title }) => firstTitle(title))
    .filter((title) => !open.has(title) || seen.size === seen.add(title).size)
  return { lost, revived, duplicates }
}
