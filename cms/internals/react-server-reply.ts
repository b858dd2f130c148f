/**
 * React encodes the arguments of a server action as JSON in which strings with a leading dollar sign stand for values that JSON
 * lacks, or refer to other parts of the arguments. The server reads the encoding to bound what Next will decode.
 *
 * @internals next@16.4.6 react@19.3.1
 */

/** The meaning of a string in encoded arguments: a plain value, a reference to a part of the same arguments, or neither. */
export type Decoded = { kind: 'plain' } | { kind: 'reference'; path: readonly string[] } | { kind: 'other' }

/**
 * Plain are undefined, numbers, dates, client-only values (`$T`) and an escaped dollar sign; `$0:0:args` refers to a part of the
 * same arguments by its path. `other` refers to further form parts, which only forms with files have.
 */
export function decodedAs(text: string): Decoded {
  if (!text.startsWith('$') || isPlain(text)) return { kind: 'plain' }
  const [root, ...path] = text.split(':')
  return root === '$0' ? { kind: 'reference', path } : { kind: 'other' }
}

function isPlain(text: string): boolean {
  if (/^\$(\$|undefined$|NaN$|-?Infinity$|-0$|T$)/.test(text)) return true
  return text.startsWith('$D') && !Number.isNaN(Date.parse(text.slice(2)))
}
