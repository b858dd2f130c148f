import { readStored, removeStored, writeStored } from './storage.ts'

const KEY = 'name'

export const saveName = (name: string): boolean => writeStored('localStorage', KEY, name)
export const loadName = (): string => readStored('localStorage', KEY) ?? ''
export const deleteName = (): void => removeStored('localStorage', KEY)
