const LINK = /admin(?:[./]|%2f)+reset(?:\/|%2f)|(?:^|\/)new-password(?=[^/-]|\/.)/i

/**
 * Where in a path the rest begins that authorises setting a password: that of the panel's links, or of the staff's, whose token is in the
 * fragment until a mail program encodes its `#`. Links are mangled on their way, so it may stand anywhere. Undefined in other paths.
 *
 * @param path with its percent-encoded ASCII characters decoded
 */
export function passwordTokenStart(path: string): number | undefined {
  const link = LINK.exec(path)
  return link ? link.index + link[0].length : undefined
}
