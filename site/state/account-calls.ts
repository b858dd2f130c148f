import type {
  Account,
  AccountChange,
  Colleague,
  Delivery,
  Invitation,
  OwnAccount,
  OwnApiKey,
  OwnSession,
  PasswordChange,
  PasswordLink,
} from '#contract/account.ts'
import type { Person, Registration } from '#contract/auth.ts'
import { isRecord, isText, listOf } from '#contract/narrow.ts'
import { isRole, type Role } from '#contract/role.ts'
import type { Api } from '../api/client.ts'
import { isAccount, isOwnAccount, isPerson, isTextOrNone } from '../api/checks.ts'

/** The calls of the screens of people and of the own account. */

const isSession = (value: unknown): value is OwnSession =>
  isRecord(value) &&
  [value['_id'], value['device'], value['address'], value['createdAt'], value['usedAt']].every(isText) &&
  typeof value['current'] === 'boolean'

const isApiKey = (value: unknown): value is OwnApiKey =>
  isRecord(value) &&
  [value['_id'], value['name'], value['createdAt']].every(isText) &&
  isRole(value['role']) &&
  isTextOrNone(value['usedAt'])

const isColleague = (value: unknown): value is Colleague =>
  isAccount(value) &&
  'invited' in value &&
  typeof value.invited === 'boolean' &&
  'usedAt' in value &&
  isTextOrNone(value.usedAt) &&
  'secondFactor' in value &&
  typeof value.secondFactor === 'boolean'

const isLink = (value: unknown): value is PasswordLink => isRecord(value) && isTextOrNone(value['link'])

const isNewKey = (value: unknown): value is { key: string } => isRecord(value) && isText(value['key'])

const isConfirmed = (value: unknown): value is { email: string } => isRecord(value) && isText(value['email'])

const post = (body: object) => ({ method: 'POST', body: { ...body } })
const patch = (body: object) => ({ method: 'PATCH', body: { ...body } })
const remove = { method: 'DELETE' }
const person = (id: string, rest = ''): string => `/people/${encodeURIComponent(id)}${rest}`

/** Makes an account and signs in to it. */
export const register = (api: Api, registration: Registration): Promise<Person> =>
  api.call(isPerson, '/register', { ...post(registration), allowsRefusal: true })

export const changeAccount = (api: Api, change: AccountChange): Promise<OwnAccount> =>
  api.call(isOwnAccount, '/account', patch(change))

export const changePassword = (api: Api, change: PasswordChange): Promise<unknown> =>
  api.call(isRecord, '/account/password', post(change))

export const loadSessions = (api: Api): Promise<OwnSession[]> => api.call(listOf(isSession), '/account/sessions')

export const endSession = (api: Api, id: string): Promise<OwnSession> =>
  api.call(isSession, `/account/sessions/${encodeURIComponent(id)}`, remove)

export const endOtherSessions = (api: Api): Promise<OwnSession[]> =>
  api.call(listOf(isSession), '/account/sessions', remove)

export const loadApiKeys = (api: Api): Promise<OwnApiKey[]> => api.call(listOf(isApiKey), '/account/api-keys')

export const createApiKey = (api: Api, key: { name: string; role: Role; password: string }): Promise<{ key: string }> =>
  api.call(isNewKey, '/account/api-keys', post(key))

export const endApiKey = (api: Api, id: string): Promise<OwnApiKey> =>
  api.call(isApiKey, `/account/api-keys/${encodeURIComponent(id)}`, remove)

export const loadPeople = (api: Api): Promise<Colleague[]> => api.call(listOf(isColleague), '/people')

export const invite = (api: Api, invitation: Invitation): Promise<PasswordLink> =>
  api.call(isLink, '/people', post(invitation))

export const changeRole = (api: Api, id: string, role: Role): Promise<Account> =>
  api.call(isAccount, person(id), patch({ role }))

export const removePerson = (api: Api, id: string): Promise<Account> => api.call(isAccount, person(id), remove)

export const makeLink = (api: Api, id: string, send: Delivery): Promise<PasswordLink> =>
  api.call(isLink, person(id, '/link'), post({ send }))

/** Whether this site sends mail. */
export const sendsMail = async (api: Api): Promise<boolean> =>
  (await api.call(isRecord, '/password-reset'))['byMail'] === true

export const requestPasswordReset = (api: Api, email: string): Promise<unknown> =>
  api.call(isRecord, '/password-reset', post({ email }))

export const confirmPasswordReset = (
  api: Api,
  confirmed: { token: string; password: string },
): Promise<{ email: string }> => api.call(isConfirmed, '/password-reset/confirm', post(confirmed))
