/** Copies a text to the clipboard. Returns whether that was possible: the clipboard needs a secure context. */
export const copyText = async (text: string): Promise<boolean> =>
  (await navigator.clipboard?.writeText(text).then(
    () => true,
    () => false,
  )) ?? false
