/**
 * Latin words that a page in Nepali says in its own language, to eyes, screen readers or in its head: not in texts marked as another
 * language's, code, or e-mail addresses. Needs nothing beside its argument, since browsers are handed its source.
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
