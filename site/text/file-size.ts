import type { Language } from '#contract/languages.ts'

const KB = 1024
const MB = KB * KB

const units: Readonly<Record<Language, { kilobytes: string; megabytes: string }>> = {
  en: { kilobytes: 'KB', megabytes: 'MB' },
  ne: { kilobytes: 'केबी', megabytes: 'एमबी' },
}

interface Speaker {
  tag: Language
  /** A text with the digits of the language. */
  digits: (text: string) => string
}

/** The size of a file as people read it. */
export function fileSize(bytes: number, { tag, digits }: Speaker): string {
  const { kilobytes, megabytes } = units[tag]
  return bytes < MB / 10
    ? `${digits(String(Math.ceil(bytes / KB)))} ${kilobytes}`
    : `${digits((bytes / MB).toFixed(bytes < MB ? 2 : 1))} ${megabytes}`
}
