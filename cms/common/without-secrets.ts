const SCHEME = /^(?:[a-z][a-z\d+.-]*:\/\/)?/i

/**
 * What a message may show of a setting that is refused, which may be a URL, or meant as one: without user and password, and without query and
 * fragment, which may have a key. All up to the last `@` counts as a password, since one that is not percent-encoded may contain any
 * character, and so does what is where a port would be.
 */
export function withoutSecrets(value: string): string {
  const [scheme = ''] = SCHEME.exec(value) ?? []
  const rest = value
    .slice(scheme.length)
    .replace(/^.*@/s, '…@')
    .replace(/[?#].*/s, '?…')
  return scheme + (scheme === '' ? rest : rest.replace(/^(\[[^\]]*\]|[^/:[]*):(?!\d*(?:[/?]|$)).*/s, '$1:…'))
}
