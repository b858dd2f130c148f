/**
 * An author's text colour, made readable on dark paper: lighter there, with the same hue and chroma. Works for any CSS
 * colour.
 */
export const readableColour = (colour: string): string =>
  `light-dark(${colour}, oklch(from ${colour} max(l, 0.78) c h))`

/** Makes all text colours in HTML readable, except on a background of the author's own. */
export const readableColours = (html: string): string =>
  html.replace(/(<[a-z][^<>]* style=")([^"]*)"/g, (whole, tag: string, style: string) =>
    /background/i.test(style)
      ? whole
      : `${tag}${style.replace(
          /(^|;)(\s*)color:\s*([^;]+)/i,
          (_declaration, before: string, space: string, colour: string) =>
            `${before}${space}color: ${readableColour(colour)}`,
        )}"`,
  )
