import { Client } from '../support/client.ts'
import { entities } from '../support/entities.ts'
import type { Node } from './nodes.ts'

/** The acknowledged and pending writes of the load, to be compared with the content in the end. */
export interface Ledger {
  /** The title of each acknowledged entry, by id. */
  kept: Map<string, string>
  /** Ids of entries whose title is being changed: they may have either title. */
  changing: Set<string>
  /** Titles of acknowledged deletions, by id. */
  removed: Map<string, string>
  /** Titles of creates without a response yet: one entry with the title may exist. */
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
  /** Acknowledged writes, or their pictures, that cannot be read. */
  lost: string[]
  /** Acknowledged deletions that can be read. */
  revived: string[]
  /** Second entries of one create. */
  duplicates: string[]
}

/** The prefix of the titles that writers of the load use. */
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
