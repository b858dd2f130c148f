import { PASSWORD_TOKEN_LENGTH } from '#contract/password-token.ts'

/** After `new-password` a token may begin with a dash, as the rest of another page's path does, which is shorter. */
const LINK = new RegExp(
  String.raw`admin(?:[./]|%2f)+reset(?:\/|%2f)|(?:^|\/)new-password(?=[^/-]|\/.|-[\w-]{${PASSWORD_TOKEN_LENGTH - 1}})`,
  'i',
)

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
