const KEY = 'name'

/** Storage may be switched off or full; the name is a convenience then, not a reason to fail. */
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
