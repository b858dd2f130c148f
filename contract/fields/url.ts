import { isLinkUrl } from '../text/link-url.ts'
import { textKind, type TextLike, trimmed, unstorable } from './text-value.ts'

/** The target of a link: another site, an e-mail address, a telephone, or a path on this site. */
export interface UrlField extends TextLike {
  readonly kind: 'url'
}

export const url = textKind<UrlField>({
  clean: trimmed,
  inputFormat: ({ required }) => ({ pattern: `^(${required ? '' : '$|'}https?://[^/?#]|mailto:.|tel:.|[/?#])` }),
  problem: (label, text) =>
    unstorable(label, text) ??
    (isLinkUrl(text) ? undefined : `${label} must begin with https://, http://, mailto:, tel: or /`),
})
