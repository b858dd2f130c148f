import type { Readable } from 'node:stream'

/** A file in a temporary folder, and the name that it is to have. */
export interface NewFile {
  from: string
  filename: string
}

export interface StoredFile {
  bytes: number
  modifiedAt: Date
}

export interface OpenFile extends StoredFile {
  /** The bytes, or those of the range; the caller reads or destroys the stream. */
  body: Readable
}

/** Both ends are included. */
export interface ByteRange {
  start: number
  end: number
}

/**
 * The storage of picture files. Names are made by the server and never reused; a stored file never changes. Methods throw
 * StorageUnavailable while the storage does not answer.
 */
export interface MediaStore {
  /** The setting and its value, for messages. */
  readonly name: string
  /** The folder in which files are made before they are stored. */
  readonly temporaryDir: string
  /** Throws SettingError if it cannot be used as it is set. */
  check: () => Promise<void>
  /** Stores files, which may be moved; durable once it returns, in the order given. */
  put: (files: readonly NewFile[]) => Promise<void>
  /** Undefined if there is none of that name. */
  find: (filename: string) => Promise<StoredFile | undefined>
  /** The same with its content, or a range of it; `bytes` is of the whole. */
  open: (filename: string, range?: ByteRange) => Promise<OpenFile | undefined>
  /** The whole content; undefined if there is no such file. */
  read: (filename: string) => Promise<Buffer | undefined>
  /** Missing files are no error. */
  remove: (filenames: readonly string[]) => Promise<void>
  /** The names of all files, sorted, including files that others put there and that cannot be opened. */
  list: () => Promise<string[]>
  /** Prevents the removal of files, on all nodes, until the returned function is called. */
  hold: () => Promise<() => Promise<void>>
  /** Whether files are held; true as well if that cannot be determined. */
  isHeld: () => Promise<boolean>
}
