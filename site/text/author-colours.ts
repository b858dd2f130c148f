/**
 * A text colour that an author chose on white paper, readable on dark paper too: there its lightness is lifted, hue and
 * chroma stay. Works on any CSS colour without knowing it.
 */
export const readableColour = (colour: string): string =>
  `light-dark(${colour}, oklch(from ${colour} max(l, 0.78) c h))`

/** The same for every text colour in HTML. Text on a ground of the author's own keeps both colours. */
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
