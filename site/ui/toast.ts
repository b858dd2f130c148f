export type Kind = 'success' | 'error'

/** What a toast offers to do, once. */
interface ToastAction {
  text: string
  /** Read instead of the text. */
  label: string
  /** What the message is about, below it. */
  about: string
  run: () => void
}

/** Closes a toast. */
export type Close = () => void

export interface ToastOptions {
  /** Where its text leads, if anywhere. */
  to?: string | undefined
  /** A button in it; it then stays longer. */
  action?: ToastAction
  /** By default English. */
  words?: ToastWords | undefined
}

/** What the place of toasts is called, and the button that closes one. */
export interface ToastWords {
  notifications: string
  close: string
}

let words: ToastWords | undefined

/** Lets toasts speak the language of what is shown. */
export const nameToasts = (spoken: ToastWords): void => {
  words = spoken
}

/** Shows a toast. The toaster is loaded with the first one, since most visits show none. */
export const notify = async (kind: Kind, message: string, options?: ToastOptions): Promise<Close> =>
  (await import('./toaster.tsx')).show(kind, message, { words, ...options })

/** Preloads the toaster, so that it is available if the connection is lost later. */
export const preloadToaster = (): void => void import('./toaster.tsx').catch(() => undefined)
