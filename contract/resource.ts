/**
 * The words in which a content type is described. One description per type (about.ts, blog.ts, …) gives the API's
 * paths, the validation, the OpenAPI document, the Payload fields, the admin forms and the tests.
 */

/**
 * `text`: one line, trimmed. `lines`: plain text that keeps its line breaks. `html`: safe HTML, kept as rich text.
 * `email`: one line, trimmed, must look like an address.
 */
export type FieldKind = 'text' | 'lines' | 'html' | 'email'

export interface Field {
  readonly kind: FieldKind
  /** Limit in Unicode code points. */
  readonly max: number
  /** Missing or blank is refused on creation, blank on an update. */
  readonly required?: true
}

/** Who may make a call: anyone, or staff (an editor or administrator with a session). */
export type Who = 'visitor' | 'staff'

interface Description {
  /** First word of the path under /api. */
  readonly path: string
  /** The name in messages: `Blog not found`. */
  readonly name: string
  readonly fields: Readonly<Record<string, Field>>
  /** Has one picture, sent as a multipart file in the field `image`. */
  readonly image?: true
  /** Has a slug made from this field, and a read by it at /{path}/{slug}. */
  readonly slugFrom?: string
  /** Each entry has a page of its own on the site, at this path and its slug. */
  readonly page?: `/${string}`
  /** Answers carry `createdAt`. */
  readonly dated?: true
  /** Has a title, a description and a picture for search engines and shared links, in place of its own. */
  readonly seo?: true
  /** `newest` first, or in the order that the panel sets (at first the order of creation). */
  readonly order: 'newest' | 'panel'
  /** Which addresses read one entry: `named` is /{path}/{path}-id/{id}, `plain` is /{path}/{id}. */
  readonly readById?: readonly ('named' | 'plain')[]
  readonly update?: true
  readonly remove?: true
  readonly create: Who
  readonly list: Who
}

export type Resource = Description

/** Declares a type; exists so that the literal types of the description survive. */
export const resource = <const D extends Description>(description: D): D => description

/** A picture as answers carry it. The first two fields are the contract's, the others an addition of this server. */
export interface Image {
  /** A URL path that loads as it stands. */
  filePath: string
  filename: string
  /** Text for those who do not see the picture; empty when nobody wrote one. */
  alt: string
  /** Pixels. */
  width: number
  height: number
  /** The point that stays visible where the picture is cut to fit, in percent of width and height; its middle if left out. */
  focus?: { x: number; y: number }
  /** The same picture as WebP in smaller widths (pixels), ascending; only widths below the picture's own. */
  sizes: { width: number; filePath: string }[]
}

/** What an entry says of itself to search engines and in shared links; what is not there falls back to its own. */
export interface Seo {
  title?: string
  description?: string
  image?: Image
}

type Only<Condition, Shape> = Condition extends true | string ? Shape : unknown

/** An entry as the API answers it. */
export type Entity<R extends Resource> = { _id: string } & { [Name in keyof R['fields'] & string]: string } & Only<
    R['image'],
    { image: Image | null }
  > &
  Only<R['slugFrom'], { slug: string }> &
  Only<R['dated'], { createdAt: string }> &
  Only<R['seo'], { seo?: Seo }>

/** An entry of a type that is not known beforehand. */
export interface AnyEntity {
  _id: string
  image?: Image | null
  slug?: string
  createdAt?: string
  seo?: Seo
  [field: string]: unknown
}

export type Action = 'create' | 'list' | 'readBySlug' | 'readById' | 'update' | 'remove'
export type Method = 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE'

/** One call of the API: `path` has no base and no trailing slash, parameters are written `:id` and `:slug`. */
export interface Call {
  readonly action: Action
  readonly methods: readonly Method[]
  readonly path: string
  readonly who: Who
}

/** All calls of a type, as its description says. Fixed paths come before patterns that would take them too. */
export function callsOf(type: Resource): readonly Call[] {
  const root = `/${type.path}`
  const one = `${root}/:id`
  const calls: Call[] = [
    { action: 'create', methods: ['POST'], path: root, who: type.create },
    { action: 'list', methods: ['GET'], path: root, who: type.list },
  ]
  const read = (action: Action, path: string) => calls.push({ action, methods: ['GET'], path, who: 'visitor' })
  if (type.readById?.includes('named')) read('readById', `${root}/${idWord(type)}/:id`)
  if (type.slugFrom) read('readBySlug', `${root}/:slug`)
  if (type.readById?.includes('plain')) read('readById', one)
  if (type.update) calls.push({ action: 'update', methods: ['PATCH', 'PUT'], path: one, who: 'staff' })
  if (type.remove) calls.push({ action: 'remove', methods: ['DELETE'], path: one, who: 'staff' })
  return calls
}

/** The path's word before an id: `blog-id`. No slug may be one of these. */
export const idWord = (type: Resource): string => `${type.path}-id`

/** A field's name as messages and labels show it: `salary` → `Salary`. */
export const fieldLabel = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1)
