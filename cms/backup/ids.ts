import { createHash } from 'node:crypto'

/** Ids as the databases have them: UUIDs of version 7 on SQLite, ObjectIds on MongoDB. Both begin with the time. */
const ids = {
  sqlite: /\b[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\b/g,
  mongodb: /\b[0-9a-f]{24}\b/g,
}

const digest = (id: string, length: number): string => createHash('sha256').update(id).digest('hex').slice(0, length)

const hex = (value: number, length: number): string => value.toString(16).padStart(length, '0')

/** 4 bytes of seconds, the milliseconds, and a digest that keeps ids of one millisecond apart. */
function objectIdOf(uuid: string): string {
  const ms = Number.parseInt(uuid.replaceAll('-', '').slice(0, 12), 16)
  return hex(Math.floor(ms / 1000) % 0x1_0000_0000, 8) + hex(ms % 1000, 3) + digest(uuid, 13)
}

/** Ids of the same second keep their order. */
function uuidOf(objectId: string): string {
  const ms = hex(Number.parseInt(objectId.slice(0, 8), 16) * 1000, 12)
  const rest = objectId.slice(8)
  return `${ms.slice(0, 8)}-${ms.slice(8)}-7${rest.slice(0, 3)}-8${rest.slice(3, 6)}-${rest.slice(6)}${digest(objectId, 2)}`
}

/** Gives ids of one kind of database the form of the other: the same id always becomes the same. */
export class IdTranslation {
  private readonly translated = new Map<string, string>()
  private readonly pattern: RegExp
  private readonly translate: (id: string) => string

  /** @param from the kind of database that the ids are of */
  constructor(from: 'sqlite' | 'mongodb') {
    this.pattern = ids[from]
    this.translate = from === 'sqlite' ? objectIdOf : uuidOf
  }

  /** Takes note of the id of a document. */
  add(id: string): void {
    this.translated.set(id, this.translate(id))
  }

  /** The new id of a document; throws if it was not added. */
  idOf(id: string): string {
    const found = this.translated.get(id)
    if (found === undefined) throw new Error(`the document ${id} was added during the copy: repeat it`)
    return found
  }

  /** Returns a copy of a value in which the new ids replace all that were added, also within texts and names of properties. */
  apply<Value>(value: Value): Value
  apply(value: unknown): unknown {
    if (typeof value === 'string') return value.replace(this.pattern, (id) => this.translated.get(id) ?? id)
    if (Array.isArray(value)) return value.map((item: unknown) => this.apply(item))
    if (typeof value !== 'object' || value === null || value instanceof Date) return value
    return Object.fromEntries(
      Object.entries(value).map(([name, item]: [string, unknown]) => [this.apply(name), this.apply(item)]),
    )
  }
}
