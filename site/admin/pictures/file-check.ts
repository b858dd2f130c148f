import { IMAGE_HEAD_BYTES, imageFileProblem, type ImageProblem } from '#contract/image-file.ts'
import { fileSize } from '../../text/file-size.ts'
import type { StaffLanguage } from '../language/staff-language.ts'

/** Why a chosen file will be refused, by its first bytes too; undefined if it may be taken. */
export const contentProblem = async (file: File): Promise<ImageProblem | undefined> =>
  imageFileProblem(file, await headOf(file))

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
