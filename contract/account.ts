import type { Person } from './auth.ts'
import type { Checked, FieldError } from './failure.ts'
import type { CheckedField } from './fields/kind.ts'
import { isLanguage, type Language, LANGUAGES } from './languages.ts'
import { PASSWORD_MIN } from './limits.ts'
import { checkEmail, checkName } from './person-fields.ts'
import { pageMessages } from './page-messages.ts'
import { textOf } from './narrow.ts'
import { isRole, type Role, roles } from './role.ts'
import type { SecondFactorState } from './second-factor-state.ts'
import { codePoints } from './text/characters.ts'
import { fieldNotEither, fieldRequired } from './fields/messages.ts'

/** An account that may sign in. */
export interface Account extends Person {
  role: Role
}

/** The signed-in account. */
export interface OwnAccount extends Account {
  /** The language of the staff's screens. */
  language: Language
  secondFactor: SecondFactorState
}

/** A session of the signed-in user. Times are ISO 8601 in UTC. */
export interface OwnSession {
  _id: string
  device: string
  address: string
  createdAt: string
  usedAt: string
  /** Whether the request was made with this session. */
  current: boolean
}

/** An API key of the signed-in user, without the key itself. */
export interface OwnApiKey {
  _id: string
  name: string
  role: Role
  createdAt: string
  usedAt: string | null
}

/** A person as administrators see them. */
export interface Colleague extends Account {
  /** Whether they have yet to set a password, through the link that invites them. */
  invited: boolean
  /** When one of their sessions was last used, to within some minutes; null without a session. */
  usedAt: string | null
  /** Whether they sign in with a code beside their password. */
  secondFactor: boolean
}

/** The ways to deliver a link that sets a password: by mail, or by the administrator who creates it. */
export const deliveries = ['mail', 'link'] as const
export type Delivery = (typeof deliveries)[number]

/** A link to set a password; null if it was mailed. */
export interface PasswordLink {
  link: string | null
}

export interface Invitation {
  name: string
  email: string
  role: Role
  send: Delivery
}

export interface AccountChange {
  name?: string
  email?: string
  language?: Language
  currentPassword: string
}

export interface PasswordChange {
  currentPassword: string
  password: string
}

/** A request's body, not yet checked. */
export type Raw = Readonly<Record<string, unknown>>

/** Checks fields by name; every failed one is an error. */
export function errorsOf(checks: Readonly<Record<string, string | undefined>>): FieldError[] {
  return Object.entries(checks).flatMap(([field, message]) => (message === undefined ? [] : [{ field, message }]))
}

/** The value of a check; empty if it failed. */
const checkedText = (checked: CheckedField<string>): string => (checked.message === undefined ? checked.value : '')

const passwordError = (password: unknown): string | undefined =>
  codePoints(textOf(password)) < PASSWORD_MIN ? pageMessages.passwordTooShort : undefined

/** The error of a text that is missing. */
export const required = (label: string, value: unknown): string | undefined =>
  textOf(value) === '' ? fieldRequired(label) : undefined

const roleError = (role: unknown): string | undefined => (isRole(role) ? undefined : fieldNotEither('Role', roles))

const languageError = (language: unknown): string | undefined =>
  language === undefined || isLanguage(language) ? undefined : fieldNotEither('Language', LANGUAGES)

const deliveryOf = (value: unknown): Delivery | undefined => deliveries.find((one) => one === value)

const deliveryError = (value: unknown): string | undefined =>
  deliveryOf(value) ? undefined : fieldNotEither('Send', deliveries)

/** A change of the own name, e-mail or language; fields that are not sent stay. */
export function checkAccountChange(raw: Raw): Checked<AccountChange> {
  const name = raw['name'] === undefined ? undefined : checkName(raw['name'])
  const email = raw['email'] === undefined ? undefined : checkEmail(raw['email'])
  const { language } = raw
  const errors = errorsOf({ name: name?.message, email: email?.message, language: languageError(language) })
  if (errors.length > 0) return { ok: false, errors }
  return {
    ok: true,
    values: {
      ...(name ? { name: checkedText(name) } : {}),
      ...(email ? { email: checkedText(email) } : {}),
      ...(isLanguage(language) ? { language } : {}),
      currentPassword: textOf(raw['currentPassword']),
    },
  }
}

/** A new password beside the current one. */
export function checkPasswordChange(raw: Raw): Checked<PasswordChange> {
  const { currentPassword, password } = raw
  const errors = errorsOf({
    currentPassword: required('Current password', currentPassword),
    password: passwordError(password),
  })
  if (errors.length > 0) return { ok: false, errors }
  return { ok: true, values: { currentPassword: textOf(currentPassword), password: textOf(password) } }
}

/** The person to invite; the role has to be chosen. */
export function checkInvitation(raw: Raw): Checked<Invitation> {
  const [name, email] = [checkName(raw['name']), checkEmail(raw['email'])]
  const { role, send } = raw
  const delivery = deliveryOf(send)
  const errors = errorsOf({
    name: name.message,
    email: email.message,
    role: roleError(role),
    send: deliveryError(send),
  })
  if (errors.length > 0 || !isRole(role) || !delivery) return { ok: false, errors }
  return { ok: true, values: { name: checkedText(name), email: checkedText(email), role, send: delivery } }
}

export function checkRoleChange({ role }: Raw): Checked<{ role: Role }> {
  return isRole(role) ? { ok: true, values: { role } } : { ok: false, errors: errorsOf({ role: roleError(role) }) }
}

export function checkDelivery({ send }: Raw): Checked<{ send: Delivery }> {
  const delivery = deliveryOf(send)
  return delivery
    ? { ok: true, values: { send: delivery } }
    : { ok: false, errors: errorsOf({ send: deliveryError(send) }) }
}
