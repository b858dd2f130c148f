export type Kind = 'success' | 'error'

/** An action that a toast offers once. */
interface ToastAction {
  text: string
  /** The accessible name, instead of the text. */
  label: string
  /** The detail below the message. */
  about: string
  run: () => void
}

/** Closes a toast. */
export type Close = () => void

export interface ToastOptions {
  /** The target of its link, if any. */
  to?: string | undefined
  /** A button in it; it then stays longer. */
  action?: ToastAction
  /** The accessible names, by default in the language that `nameToasts` has set, else in English. */
  words?: ToastWords | undefined
}

/** The names of the region of toasts and of the button that closes one. */
export interface ToastWords {
  notifications: string
  close: string
}

let words: ToastWords | undefined

/** Sets the accessible names of toasts, in the language of the screen. */
export const nameToasts = (spoken: ToastWords): void => {
  words = spoken
}

/** Shows a toast. The toaster is loaded with the first one, since most visits show none. */
export const notify = async (kind: Kind, message: string, options?: ToastOptions): Promise<Close> =>
  (await import('./toaster.tsx')).show(kind, message, { words, ...options })

/** Preloads the toaster, so that it is available if the connection is lost later. */
export const preloadToaster = (): void => void import('./toaster.tsx').catch(() => undefined)
