import { resources } from '#contract/index.ts'
import type { Resource } from '#contract/resource.ts'
import type { Client } from '../support/client.ts'

/** The content types of a server; an older version may lack some. */
export async function typesOf(client: Client): Promise<Resource[]> {
  const all: Resource[] = Object.values(resources)
  const statuses = await Promise.all(all.map(async ({ path }) => (await client.get(`/${path}/`)).status))
  const types = all.filter((_, n) => statuses[n] !== 404)
  if (types.length === 0) throw new Error(`no type is known: ${statuses.join()}`)
  return types
}
