import { PICTURE_ENDING, STORED_NAME } from '#contract/image-formats.ts'

const pattern = new RegExp(`^${STORED_NAME}(-\\d+)?\\.(${PICTURE_ENDING}|pdf)$`)

/** Whether a file has a name that this server gives; others are never removed. */
export const isServerNamed = (file: string): boolean => pattern.test(file)
