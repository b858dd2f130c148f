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
  /** The bytes, or those of the range; whoever opens it reads or destroys it. */
  body: Readable
}

/** Both ends are included. */
export interface ByteRange {
  start: number
  end: number
}

/**
 * Where the files of pictures are. Names are made by the server and never reused; what is stored under one never changes. Methods
 * throw StorageUnavailable while the storage does not answer.
 */
export interface MediaStore {
  /** For messages: the setting and its value. */
  readonly name: string
  /** Where files are made before they are stored. */
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
  /** The names of all files, sorted; among them what somebody else put there, and cannot be opened. */
  list: () => Promise<string[]>
  /** Prevents the removal of files, on all nodes, until the returned function is called. */
  hold: () => Promise<() => Promise<void>>
  /** Whether files are held; true as well if that cannot be determined. */
  isHeld: () => Promise<boolean>
}
