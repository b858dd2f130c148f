import DOMPurify from 'dompurify'

import { allowedAttributes, allowedTags } from '#contract/rich-text.ts'

/** Removes all but the allowed tags and attributes; text is kept. Needs a browser. */
export const purify = (html: string): string =>
  DOMPurify.sanitize(html, {
    ALLOWED_TAGS: [...allowedTags],
    ALLOWED_ATTR: [...allowedAttributes],
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
  })
