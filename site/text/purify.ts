import DOMPurify from 'dompurify'

import { allowedAttributes, allowedTags } from '#contract/rich-text/allowed-html.ts'

// Only pictures of the library are allowed, since other sites could track readers. The Content-Security-Policy limits the
// origins.
DOMPurify.addHook('uponSanitizeElement', (node) => {
  if (node instanceof HTMLImageElement && !/^(https?:\/\/[^/]+)?\/media\//.test(node.getAttribute('src') ?? ''))
    node.remove()
})

/** Removes all but the allowed tags and attributes; text is kept. Needs a browser. */
export const purify = (html: string): string =>
  DOMPurify.sanitize(html, {
    ALLOWED_TAGS: [...allowedTags],
    ALLOWED_ATTR: [...allowedAttributes],
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
  })
