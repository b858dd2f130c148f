import { screen, within } from '@testing-library/react'

import type { ResourceName } from '#contract/index.ts'
import type { AnyEntity } from '#contract/resource.ts'
import { mockEndpoint, mockContent } from '../mock-api.ts'
import { visit } from '../visit.tsx'
import { mockEntry } from './mock-mutations.ts'
import { type ScreenSpec, screenSpecs } from './screen-specs.ts'

const specFor = (name: ResourceName): ScreenSpec => {
  const found = screenSpecs.find((type) => type.name === name)
  if (!found) throw new Error(`${name} has no screens`)
  return found
}

/** Opens a type's list screen with these entries, signed in. */
export async function openList(name: ResourceName, entries: readonly AnyEntity[] = []) {
  mockSignedInList(name, entries)
  const { path, heading } = specFor(name)
  const visited = await visit(path)
  const form = within(await screen.findByRole('form', { name: heading }))
  return { ...visited, form }
}

/** Opens the edit screen of an entry, signed in. */
export async function openEdit(name: ResourceName, entry: AnyEntity, tag = '"1"') {
  mockSignedInList(name, [entry])
  mockEntry(name, entry, tag)
  const visited = await visit(specFor(name).edit?.path ?? '')
  await screen.findByRole('button', { name: 'Update' })
  return { ...visited, form: within(screen.getByRole('form')) }
}

/** Mocks the type's list and a signed-in session. */
export function mockSignedInList(name: ResourceName, entries: readonly AnyEntity[]): void {
  mockContent({ [name]: entries })
  mockEndpoint('get', '/loggedin', true)
}
