/** A text for a LIKE pattern with `\` as escape character. */
export const escapeLike = (text: string): string => text.replace(/[\\%_]/g, '\\$&')
