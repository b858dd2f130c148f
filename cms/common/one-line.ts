/**
 * A text as one line, as it is seen: control characters and runs of spaces become one space, and invisible characters go, but for those
 * that change how others look: joiners of scripts that join letters (र्‍य in गर्‍यो; Unicode 16, 23.2), and those of emoji. Nothing begins
 * an encoded word of a mail header, in which some could be hidden (RFC 2047).
 */
export const oneLine = (text: string): string =>
  text
    .replace(INVISIBLE, '$1')
    .replace(/[\p{Cc}\p{Cs}\p{Z}]+/gu, ' ')
    .replaceAll('=?', '= ?')
    .trim()

const LETTER = String.raw`(?![\p{sc=Latin}\p{sc=Greek}\p{sc=Cyrillic}])[\p{L}\p{M}]`
const EMOJI = String.raw`[\p{Extended_Pictographic}\p{Emoji_Modifier}\ufe0f]`

/** Unicode's Default_Ignorable_Code_Point; in the first group those that stay. */
const INVISIBLE = new RegExp(
  String.raw`((?<=${LETTER})[\u200c\u200d](?=[\p{L}\p{M}])|(?<=${EMOJI})\u200d(?=\p{Extended_Pictographic})|(?<=\p{Emoji})\ufe0f)|\p{DI}`,
  'gu',
)
