type Kind = 'success' | 'error'

/** Takes a toast away before its time. */
export type Close = () => void

/** Shows a toast. What shows it is fetched when the first one comes: most visits see none. */
export async function notify(kind: Kind, message: string): Promise<Close> {
  const { show } = await import('./toaster.tsx')
  return show(kind, message)
}

/** Fetches what shows toasts ahead of time: without a server it would not come any more. */
export const preloadToaster = (): void => void import('./toaster.tsx').catch(() => undefined)
