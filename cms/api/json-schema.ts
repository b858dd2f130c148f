import type { Account, Colleague, OwnAccount, OwnApiKey, OwnSession, PasswordLink } from '#contract/account.ts'
import type { Person } from '#contract/auth.ts'
import type { Dashboard, DemoContent } from '#contract/dashboard.ts'
import type { DocumentPage, LibraryDocument, UsedDocument } from '#contract/documents.ts'
import type { EntryContext } from '#contract/entry-context.ts'
import type { DeskEvent, DeskInquiry, DeskOptions, DeskRow, PersonalData } from '#contract/inquiry-desk.ts'
import type { Picture, PicturePage, UsedPicture } from '#contract/media.ts'
import type { MissedAddresses } from '#contract/missed-addresses.ts'
import type { Image, Seo } from '#contract/resource.ts'
import type { Found } from '#contract/search.ts'
import type { NewSecondFactor, RecoveryCodes, SecondFactor, SignInPolicy } from '#contract/second-factor.ts'
import type { FirmSettings } from '#contract/settings-response.ts'
import type { SiteContent } from '#contract/site-content.ts'
import type { SitemapPart } from '#contract/sitemap-part.ts'
import type { TaxCalendar } from '#contract/tax-calendar.ts'
import type { TextsRow, TranslationRow } from '#contract/translation.ts'
import type { Restored, TrashPage } from '#contract/trash.ts'
import type { EntryChange, StateRow, Version } from '#contract/writing.ts'

/**
 * JSON schemas. Those of responses are compared with the types of the contract by the compiler: a property that only one of the two has, that is
 * optional in one alone or is of another type, does not compile.
 */

export type Json = { [key: string]: unknown }

declare const described: unique symbol

/** A JSON schema (2020-12) whose values have the type `T`. A plain `Json` is one of any type, for keywords that have no helper here. */
export type Schema<T> = Json & { readonly [described]?: T }

/** A property that a response may leave out. */
interface Optional<S> {
  readonly optional: S
}

/** The schemas of all properties of a type. */
export type PropertiesOf<T> = {
  readonly [Name in keyof T]-?: Pick<Partial<T>, Name> extends Pick<T, Name>
    ? Optional<Schema<NonNullable<T[Name]>>>
    : Schema<T[Name]>
}

export const text: Schema<string> = { type: 'string' }
export const textOrNone: Schema<string | null> = { type: ['string', 'null'] }
/** ISO 8601 in UTC. */
export const time: Schema<string> = { type: 'string', format: 'date-time' }
export const timeOrNone: Schema<string | null> = { type: ['string', 'null'], format: 'date-time' }
/** A whole number from 0. */
export const whole: Schema<number> = { type: 'integer', minimum: 0 }
export const flag: Schema<boolean> = { type: 'boolean' }
export const list = <T>(items: Schema<T>): Schema<T[]> => ({ type: 'array', items })
export const oneOf = <Name extends string>(names: readonly Name[]): Schema<Name> => ({
  type: 'string',
  enum: [...names],
})
export const orNull = <T>(schema: Schema<T>): Schema<T | null> => ({ anyOf: [schema, { type: 'null' }] })
export const optional = <T>(schema: Schema<T>): Optional<Schema<T>> => ({ optional: schema })

/** The schema of an object in requests, of which no type is known. */
export const object = (properties: Json, required = Object.keys(properties)): Json => ({
  type: 'object',
  properties,
  ...(required.length > 0 ? { required } : {}),
})

/** The schema of an object by those of its properties. */
export function objectOf<T>(properties: PropertiesOf<T>): Schema<T> {
  const all = Object.entries<Schema<unknown> | Optional<Schema<unknown>>>(properties)
  const required = all.flatMap(([name, property]) => (isOptional(property) ? [] : [name]))
  const schemas = all.map(([name, property]) => [name, isOptional(property) ? property.optional : property])
  return object(Object.fromEntries(schemas), required)
}

/** JSON Schema has no keyword of this name. */
const isOptional = (property: Schema<unknown> | Optional<Schema<unknown>>): property is Optional<Schema<unknown>> =>
  'optional' in property

/** The types of the components that schemas of responses name. */
interface Components {
  Account: Account
  Colleague: Colleague
  Dashboard: Dashboard
  DemoContent: DemoContent
  DeskEvent: DeskEvent
  DeskInquiry: DeskInquiry
  DeskOptions: DeskOptions
  DeskRow: DeskRow
  DocumentPage: DocumentPage
  EntryChange: EntryChange
  EntryContext: EntryContext
  EntryState: StateRow
  EntryTexts: TextsRow
  Found: Found
  Image: Image
  Invited: Colleague & PasswordLink
  LibraryDocument: LibraryDocument
  MissedAddresses: MissedAddresses
  NewSecondFactor: NewSecondFactor
  OwnAccount: OwnAccount
  OwnApiKey: OwnApiKey
  OwnSession: OwnSession
  PasswordLink: PasswordLink
  Person: Person
  PersonalData: PersonalData
  Picture: Picture
  PicturePage: PicturePage
  RecoveryCodes: RecoveryCodes
  Restored: Restored
  SecondFactor: SecondFactor
  Seo: Seo
  Settings: FirmSettings
  SignInPolicy: SignInPolicy
  SiteContent: SiteContent
  SitemapPart: SitemapPart
  TaxCalendar: TaxCalendar
  TrashPage: TrashPage
  Untranslated: TranslationRow
  UsedDocument: UsedDocument
  UsedPicture: UsedPicture
  Version: Version
}

/** The schemas of components by their names. */
export type ComponentSchemas = { readonly [Name in keyof Components]: Schema<Components[Name]> }

/** The schema of a component, by its name. */
export function ref<Name extends keyof Components>(name: Name): Schema<Components[Name]>
export function ref(name: string): Json
export function ref(name: string): Json {
  return { $ref: `#/components/schemas/${name}` }
}
