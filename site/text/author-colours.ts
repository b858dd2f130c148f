/**
 * An author's text colour, made readable on dark paper: lighter there, with the same hue and chroma. Works for any CSS
 * colour.
 */
export const readableColour = (colour: string): string =>
  `light-dark(${colour}, oklch(from ${colour} max(l, 0.78) c h))`

/**
 * Makes all text colours in HTML readable. A background colour is handed to the style sheet (rich-text.css), which finds the
 * colour of text on it; one that its author chose for that text stays as it is.
 */
export const readableColours = (html: string): string =>
  html.replace(/(<[a-z][^<>]* style=")([^"]*)"/g, (_whole, tag: string, style: string) => {
    const onGround = style.replace(/(^|;\s*)background-color:/i, '$1--ground:')
    return `${tag}${
      onGround === style
        ? style.replace(
            /(^|;)(\s*)color:\s*([^;]+)/i,
            (_declaration, before: string, space: string, colour: string) =>
              `${before}${space}color: ${readableColour(colour)}`,
          )
        : onGround
    }"`
  })
