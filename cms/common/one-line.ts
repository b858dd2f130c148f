/**
 * A text as one line: control and formatting characters and runs of spaces become one space. Joiners inside words stay, which Devanagari
 * needs (र्‍य in गर्‍यो; Unicode 16, 23.2).
 */
export const oneLine = (text: string): string =>
  text.replace(/(?:(?!(?<=[\p{L}\p{M}])[\u200C\u200D]\p{L})[\p{C}\p{Z}])+/gu, ' ').trim()
