type Pressed = Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>

/** Whether the key of a Latin letter is pressed: by its character, or by its place where the keyboard has no Latin letters. */
export const isLetterKey = (letter: string, { key, code }: Pick<Pressed, 'key' | 'code'>): boolean =>
  key.toLowerCase() === letter || (!/^[ -~]$/.test(key) && code === `Key${letter.toUpperCase()}`)

/** Whether a letter is pressed with Ctrl or Command. With Alt, which AltGr is reported as, it types. */
export const isCtrlLetter = (letter: string, pressed: Pressed): boolean =>
  (pressed.ctrlKey || pressed.metaKey) && !pressed.altKey && !pressed.shiftKey && isLetterKey(letter, pressed)
