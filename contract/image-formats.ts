/** The formats of pictures that are taken, with the endings of their files. SVG is not: it can contain scripts. */
export const imageEndings = { jpeg: 'jpg', png: 'png', webp: 'webp', avif: 'avif', gif: 'gif' } as const
export type ImageFormat = keyof typeof imageEndings

/** The names of stored files without their ending, and the endings of pictures, as parts of regular expressions. */
export const STORED_NAME = '[0-9a-f]{32}-[0-9a-f]{8}'
export const PICTURE_ENDING = `(?:${Object.values(imageEndings).join('|')})`
