import type { Person } from '#contract/auth.ts'
import { readStored, removeStored, writeStored } from './storage.ts'

const [NAME, ID] = ['name', 'userId']

export const saveName = (name: string): boolean => writeStored('localStorage', NAME, name)
export const loadName = (): string => readStored('localStorage', NAME) ?? ''

/** Stores who uses this browser, for the next visit. */
export function saveUser({ _id, name }: Pick<Person, '_id' | 'name'>): void {
  saveName(name)
  writeStored('localStorage', ID, _id)
}

/** The id of the account; empty if nobody has signed in since browsers store it. */
export const loadUserId = (): string => readStored('localStorage', ID) ?? ''

export function deleteUser(): void {
  removeStored('localStorage', ID)
  removeStored('localStorage', NAME)
}
