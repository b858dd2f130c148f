const browsers: readonly (readonly [RegExp, string])[] = [
  [/\bEdgA?\//, 'Edge'],
  [/\b(OPR|Opera)\//, 'Opera'],
  [/\bFirefox\/|\bFxiOS\//, 'Firefox'],
  [/\bChrome\/|\bCriOS\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
]

const systems: readonly (readonly [RegExp, string])[] = [
  [/\bAndroid\b/, 'Android'],
  [/\b(iPhone|iPad|iPod)\b/, 'iOS'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b/, 'macOS'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b/, 'Linux'],
]

/** A readable name for a user agent: `Firefox on Windows`; for programs, the name that they send. */
export function deviceOf(userAgent: string | null): string {
  const text = userAgent ?? ''
  const named = (names: typeof browsers) => names.find(([pattern]) => pattern.test(text))?.[1]
  const [browser, system] = [named(browsers), named(systems)]
  if (browser && system) return `${browser} on ${system}`
  const [program = ''] = text.split(/[\s/(]/, 1)
  return browser ?? system ?? (/^[\w.-]{1,40}$/.test(program) ? program : 'Unknown')
}
