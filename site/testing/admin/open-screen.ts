import { screen, within } from '@testing-library/react'

import type { ResourceName } from '#contract/index.ts'
import type { AnyEntity } from '#contract/resource.ts'
import { answer, serve } from '../mock-api.ts'
import { visit } from '../visit.tsx'
import { serveEntry } from './mock-mutations.ts'
import { type Specified, specified } from './screen-specs.ts'

const specifiedFor = (name: ResourceName): Specified => {
  const found = specified.find((type) => type.name === name)
  if (!found) throw new Error(`${name} has no screens`)
  return found
}

/** Opens a type's screen with these entries, signed in. */
export async function openList(name: ResourceName, entries: readonly AnyEntity[] = []) {
  serveAs(name, entries)
  const { path, heading } = specifiedFor(name)
  const visited = await visit(path)
  const form = within(await screen.findByRole('form', { name: heading }))
  return { ...visited, form }
}

/** Opens the screen that changes the entry, signed in. */
export async function openEdit(name: ResourceName, entry: AnyEntity, tag = '"1"') {
  serveAs(name, [entry])
  serveEntry(name, entry, tag)
  const visited = await visit(specifiedFor(name).edit?.path ?? '')
  await screen.findByRole('button', { name: 'Update' })
  return { ...visited, form: within(screen.getByRole('form')) }
}

/** The API answers the type's list with these entries, and knows the caller. */
export function serveAs(name: ResourceName, entries: readonly AnyEntity[]): void {
  serve({ [name]: entries })
  answer('get', '/loggedin', true)
}
