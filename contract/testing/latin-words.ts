/**
 * The Latin words in the texts, text attributes and metadata of a Nepali page (`lang="ne"`). Elements in another language, code and
 * e-mail addresses are left out. Uses nothing but its argument, since its source is run in browsers.
 */
export function latinWords(page: Document = document): string[] {
  const spoken = [
    'aria-label',
    'aria-description',
    'aria-roledescription',
    'aria-valuetext',
    'alt',
    'title',
    'placeholder',
  ]
  const isOwn = (element: Element): boolean => element.closest('[lang]')?.getAttribute('lang') === 'ne'
  // The metadata of an entry that fell back is English, too.
  const isFallback = page.querySelector('h1[lang="en"]') !== null
  const head = page.head.querySelectorAll('title, meta[name="description"], meta[property="og:title"]')
  const said = isFallback
    ? []
    : [...head].filter(isOwn).map((element) => element.getAttribute('content') ?? element.textContent)
  for (const element of page.body.querySelectorAll('*')) {
    if (!isOwn(element) || element.closest('script, style, code')) continue
    const texts = [...element.childNodes].filter(({ nodeType }) => nodeType === 3)
    // In documents with scripting the text of `noscript` is its HTML source.
    if (element.localName !== 'noscript') said.push(texts.map(({ textContent }) => textContent ?? '').join(''))
    if (element.closest('[aria-hidden="true"]')) continue
    const isButton = element.matches('input[type="submit"], input[type="button"]')
    said.push(...[...spoken, ...(isButton ? ['value'] : [])].map((name) => element.getAttribute(name) ?? ''))
  }
  return said.flatMap((text) => text?.replace(/\S+@\S+/g, '').match(/\p{Script=Latin}{2,}/gu) ?? [])
}
