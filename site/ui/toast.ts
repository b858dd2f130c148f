type Kind = 'success' | 'error'

/** Closes a toast. */
export type Close = () => void

/** Shows a toast. The toaster is loaded with the first one, since most visits show none. */
export async function notify(kind: Kind, message: string): Promise<Close> {
  const { show } = await import('./toaster.tsx')
  return show(kind, message)
}

/** Preloads the toaster, so that it is available if the connection is lost later. */
export const preloadToaster = (): void => void import('./toaster.tsx').catch(() => undefined)
