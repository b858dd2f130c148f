/**
 * A text as one line, as it is seen: control characters and runs of spaces become one space, and invisible characters go. Joiners stay
 * where they are a part of letters, in Devanagari (र्‍य in गर्‍यो; Unicode 16, 23.2) and in emoji. Nothing begins an encoded word of a
 * mail header, in which they could be hidden (RFC 2047).
 */
export const oneLine = (text: string): string =>
  text
    .replace(INVISIBLE, '')
    .replace(/[\p{Cc}\p{Cs}\p{Z}]+/gu, ' ')
    .replaceAll('=?', '= ?')
    .trim()

const INVISIBLE =
  /(?!(?<=\p{Script=Devanagari})[\u200C\u200D]\p{Script=Devanagari}|(?<=[\p{Extended_Pictographic}\p{Emoji_Modifier}\uFE0F])\u200D\p{Extended_Pictographic})\p{Cf}/gu
