const wantsMotion = (): boolean => !matchMedia('(prefers-reduced-motion: reduce)').matches

/** Fades from the old page to the new one, where the browser can and the reader has not asked for less motion. */
export async function inViewTransition(change: () => Promise<void>): Promise<void> {
  if (typeof document.startViewTransition !== 'function' || !wantsMotion()) return change()
  const transition = document.startViewTransition(change)
  // The next page may come before this one has faded in.
  for (const part of [transition.ready, transition.finished]) part.catch(() => undefined)
  return transition.updateCallbackDone
}
