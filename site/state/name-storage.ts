const KEY = 'name'

/** Storage may be disabled or full; the name is optional. */
function attempt<T>(access: () => T, otherwise: T): T {
  try {
    return access()
  } catch {
    return otherwise
  }
}

export const saveName = (name: string): void => attempt(() => localStorage.setItem(KEY, name), undefined)
export const loadName = (): string => attempt(() => localStorage.getItem(KEY) ?? '', '')
export const deleteName = (): void => attempt(() => localStorage.removeItem(KEY), undefined)
