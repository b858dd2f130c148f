import { IMAGE_HEAD_BYTES, imageFileProblem, type ImageProblem, imageTypes } from '#contract/image-file.ts'
import { fileSize } from '../../text/file-size.ts'
import type { StaffLanguage } from '../language/staff-language.ts'

/** Why a chosen file will be refused, by its first bytes too; undefined if it may be taken. */
export const contentProblem = async (file: File): Promise<ImageProblem | undefined> =>
  imageFileProblem(file, await headOf(file))

/** The pixels of pictures over this size are counted before they are sent; the server refuses the few smaller ones with too many. */
const COUNTED_BYTES = 4 * 1_048_576

/** Whether a file may have to be made smaller before it is sent. */
export const mayNotFit = ({ size, type }: File): boolean =>
  size > COUNTED_BYTES && imageTypes.includes(type) && 'createImageBitmap' in globalThis

/** A picture within the limits of the server: made smaller if it has to be and can, else the same file, for the server to judge. */
export async function fitted(file: File): Promise<File> {
  if (!mayNotFit(file)) return file
  try {
    const { fitPicture } = await import('./fit-picture.ts')
    return await fitPicture(file)
  } catch {
    return file
  }
}

/** A file's first bytes; none of one that cannot be read. */
const headOf = async (file: File): Promise<Uint8Array> =>
  new Uint8Array(
    await file
      .slice(0, IMAGE_HEAD_BYTES)
      .arrayBuffer()
      .catch(() => new ArrayBuffer(0)),
  )

/** Why a file was refused, and what to do. */
export function problemText(problem: ImageProblem, language: StaffLanguage): string {
  const words = language.staff.image
  if (problem.kind === 'format') return words.format(problem.format, words.advice[problem.format])
  return problem.kind === 'tooLarge' ? words.tooLarge(fileSize(problem.size, language)) : words[problem.kind]
}

/** The picture to send for a chosen file, made smaller if it has to be; or why it is refused. */
export async function preparePicture(chosen: File, language: StaffLanguage): Promise<File | string> {
  const file = await fitted(chosen)
  const problem = await contentProblem(file)
  return problem ? problemText(problem, language) : file
}
