import type { Field, ValueOf } from './fields/index.ts'
import type { Image } from './fields/image.ts'
import type { Reference } from './fields/reference.ts'
import type { FellBack, Language } from './languages.ts'

/**
 * The format of content type descriptions. From one description per type (about.ts, blog.ts, …) come the API's paths,
 * validation, OpenAPI document, Payload fields, staff forms and tests.
 */

/** Who may call a route: everyone, or signed-in staff (editors and administrators). */
export type Who = 'visitor' | 'staff'

/** A text of the pages for visitors in each language. */
export type Texts = Readonly<Record<Language, string>>

/** The pages of a type's entries. Their previews, sitemap entries, redirects of old slugs and metadata follow from it. */
export interface Page {
  /** An entry is at this path and its slug. */
  readonly path: `/${string}`
  /** The page that lists all entries, which is their parent in breadcrumbs and navigation. */
  readonly list: {
    readonly path: `/${string}`
    readonly title: Texts
    readonly description?: Texts
    /** The list shows whole texts instead of excerpts. */
    readonly isWhole?: true
    /** Search engines leave the list out while it has no entries. */
    readonly isHiddenWhileEmpty?: true
  }
  /** A dated text of the firm's: marked up as an article for search engines, and in the feed. */
  readonly article?: true
  /** An entry's page names the day of its last change. */
  readonly showsLastChange?: true
  /** The type, as in `resources`, whose entries an entry's page shows if they have a tag in common; both types have tags. */
  readonly related?: string
}

export interface Navigation {
  /** Links are sorted in ascending order of it; site/layout/site-navigation.ts has the positions of pages without a type. */
  readonly position: number
  /** The link in the site's navigation; without it the type has none. */
  readonly site?: { readonly path: `/${string}`; readonly label: Texts }
  /** The label in the staff's sidebar, if it is not the type's name. */
  readonly staff?: string
}

/** Entries of another type that name an entry in a field of theirs. */
export interface Referrer {
  /** The name of the type, as in `resources`. */
  readonly from: string
  readonly field: string
}

interface Description {
  /** The first segment of the path under /api. */
  readonly path: string
  /** The name in messages: `Blog not found`. */
  readonly name: string
  readonly fields: Readonly<Record<string, Field>>
  /** The references to an entry from other types: entities have them under these names, unless there are none. */
  readonly referrers?: Readonly<Record<string, Referrer>>
  /** Has one picture, sent as a multipart file in the field `image`. */
  readonly image?: true
  /** The field that the picture stands behind in forms; by default the first one. */
  readonly imageBehind?: string
  /** Has a slug generated from this field, and a read by slug at /{path}/{slug}. */
  readonly slugFrom?: string
  /** Each entry has a page of its own on the site; its type has slugs. */
  readonly page?: Page
  /** The type's position in the navigation of visitors and staff. */
  readonly navigation?: Navigation
  /** The visitors' page that shows the entries, where it is neither in the site's navigation nor at the type's path. */
  readonly shownAt?: `/${string}`
  /** The verb in the path of the staff's screen that changes an entry: `/update-team/…`; by default `edit`. */
  readonly editVerb?: 'edit' | 'update'
  /** The field with the last day on which visitors see an entry, by the office's calendar; without a day it does not end. */
  readonly lastDay?: string
  /** Responses contain `createdAt`. */
  readonly dated?: true
  /** Has a separate title, description and picture for search engines and shared links. */
  readonly seo?: true
  /** Entries are written as drafts, published, scheduled and restored; without, each save is published. */
  readonly drafts?: true
  /** `newest` first, or the order that staff set (initially that of creation). */
  readonly order: 'newest' | 'manual'
  /** The paths that read one entry: `named` is /{path}/{path}-id/{id}, `plain` is /{path}/{id}. */
  readonly readById?: readonly ('named' | 'plain')[]
  readonly update?: true
  readonly remove?: true
  readonly create: Who
  readonly list: Who
}

export type Resource = Description

/** A type whose entries have pages of their own. */
export type PagedType = Resource & { readonly page: Page }

export type { Image } from './fields/image.ts'

/** Declares a content type and preserves the literal types of its description. */
export const resource = <const D extends Description>(description: D): D => description

/** An entry's texts and picture for search engines and shared links; missing ones fall back to the entry's own. */
export interface Seo {
  title?: string
  description?: string
  image?: Image
}

type Only<Condition, Shape> = Condition extends true | string ? Shape : unknown

type Referring<R extends Resource> = R extends { readonly referrers: infer By }
  ? { [Name in keyof By & string]?: Reference[] }
  : unknown

type Fields = Description['fields']
type Omittable<F extends Fields> = {
  [Name in keyof F & string]: F[Name] extends { readonly omitEmpty: true } ? Name : never
}[keyof F & string]

/** An entry as the API returns it. */
export type Entity<R extends Resource> = { _id: string } & {
  [Name in Exclude<keyof R['fields'] & string, Omittable<R['fields']>>]: ValueOf<R['fields'][Name]>
} & { [Name in Omittable<R['fields']>]?: ValueOf<R['fields'][Name]> } & Only<R['image'], { image: Image | null }> &
  Only<R['slugFrom'], { slug: string }> &
  Only<R['dated'], { createdAt: string }> &
  Only<R['seo'], { seo?: Seo }> &
  Referring<R> &
  FellBack

/** An entry of any type. */
export interface AnyEntity extends FellBack {
  _id: string
  image?: Image | null
  slug?: string
  createdAt?: string
  seo?: Seo
  [field: string]: unknown
}

/** The path segment before an id: `blog-id`. Not allowed as a slug. */
export const idSegment = (type: Resource): string => `${type.path}-id`

/** The field that names an entry: its first one. */
export const titleField = (type: Resource): string => Object.keys(type.fields)[0] ?? '_id'

/** The field that a type's picture stands behind in forms. */
export const fieldBeforeImage = (type: Resource): string => type.imageBehind ?? titleField(type)
