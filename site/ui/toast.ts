type Kind = 'success' | 'error'

/** Shows a toast. What shows it is fetched when the first one comes: most visits see none. */
export async function notify(kind: Kind, message: string): Promise<void> {
  const { show } = await import('./toaster.tsx')
  show(kind, message)
}

/** Fetches what shows toasts ahead of time: without a server it would not come any more. */
export const prepareToasts = (): void => void import('./toaster.tsx').catch(() => undefined)
