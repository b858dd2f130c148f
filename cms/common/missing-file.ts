/** Whether a file operation failed because the file or folder does not exist. */
export const isFileMissing = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ENOENT'
