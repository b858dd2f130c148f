const hex = /^#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})$/i
/** Named and system colours; unknown names are harmless. */
const name = /^[a-z]{3,30}$|^-(?:moz|webkit)-[a-z-]{3,40}$/i
const wide = /^(?:inherit|initial|unset|revert)$/i

const colours =
  /^(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color|color-mix|light-dark|device-cmyk|contrast-color|alpha)\($/i
/** Calculations, and parentheses within them. */
const mathFunctions = /^(?:(?:calc|min|max|clamp|round|mod|rem|abs|sign|sin|cos|tan|pow|sqrt|hypot|log|exp)?)\($/i
const MAX_LENGTH = 300

/**
 * Whether a CSS value is a colour in any CSS syntax. Such a value cannot load or run anything or end the declaration.
 */
export const isColour = (value: string): boolean =>
  hex.test(value) || (name.test(value) && !wide.test(value)) || isColourFunction(value)

/** A colour function of numbers, names, colours and calculations; not `var()`, `url()` and the like. */
function isColourFunction(value: string): boolean {
  if (value.length > MAX_LENGTH || !/^[\w\s.,%+\-*/#()]+$/.test(value) || value.includes('/*')) return false
  const [outermost, ...inner] = value.match(/[\w-]*\(/g) ?? []
  return (
    outermost !== undefined &&
    colours.test(outermost) &&
    value.startsWith(outermost) &&
    inner.every((call) => colours.test(call) || mathFunctions.test(call)) &&
    isOneCall(value)
  )
}

/** Whether all parentheses are balanced and the first one closes at the end. */
function isOneCall(value: string): boolean {
  let depth = 0
  for (const [at, character] of [...value].entries()) {
    if (character === '(') depth += 1
    if (character === ')') depth -= 1
    if (character === ')' && depth === 0) return at === value.length - 1
  }
  return false
}
