const wantsMotion = (): boolean => !matchMedia('(prefers-reduced-motion: reduce)').matches

/** Fades from the old page to the new one, if the browser supports it and reduced motion is not requested. */
export async function inViewTransition(change: () => Promise<void>): Promise<void> {
  if (typeof document.startViewTransition !== 'function' || !wantsMotion()) return change()
  const transition = document.startViewTransition(change)
  // The next page may come before this one has faded in.
  for (const part of [transition.ready, transition.finished]) part.catch(() => undefined)
  return transition.updateCallbackDone
}
