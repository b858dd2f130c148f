const entities: Readonly<Record<string, string>> = {
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&nbsp;': ' ',
  '&amp;': '&',
}

/** The text of HTML that `toHtml` made, in one line, for searching. */
export const plainText = (html: string): string =>
  html
    .replace(/<(?!\/?(?:a|span|strong|em|u|s|sub|sup|code)\b)[^>]*>/g, ' ')
    .replace(/<[^>]*>/g, '')
    .replace(/&(?:lt|gt|quot|nbsp|amp);/g, (entity) => entities[entity] ?? '')
    .replace(/\s+/g, ' ')
    .trim()
