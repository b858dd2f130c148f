/** Limits of files that are uploaded, in bytes; image-file.ts and documents.ts have the types that are taken. */

const MB = 1_048_576
const IMAGE_MB = 10
export const IMAGE_BYTES = IMAGE_MB * MB
/** The same in messages and help texts. */
export const IMAGE_SIZE = `${IMAGE_MB} MB`
export const DOCUMENT_MB = 20
export const DOCUMENT_BYTES = DOCUMENT_MB * MB
export const DOCUMENT_SIZE = `${DOCUMENT_MB} MB`
/** Pixels of a picture, all frames of an animation together. */
export const IMAGE_PIXELS = 50_000_000
/** The largest width and height, in pixels, as JPEG and GIF have them. */
export const IMAGE_SIDE = 65_535
/** The most frames of an animation. */
export const IMAGE_FRAMES = 1000
