import type { PayloadRequest } from 'payload'

import { roles } from '#contract/role.ts'
import { checkName } from '#contract/person-fields.ts'
import { confirmPassword } from '#cms/auth/sign-in.ts'
import { endKeys, keysOf, makeApiKey } from '#cms/auth/api-keys.ts'
import { ownRow } from '#cms/auth/own-account.ts'
import { invalidField, notFoundError } from '#cms/common/http-error.ts'
import { type Handler, json } from './response.ts'
import { signInClientOf } from './auth-routes.ts'
import { readBody } from './body.ts'
import { idInPath, type Route } from './router.ts'
import { fieldNotEither, fieldRequired } from '#contract/fields/messages.ts'

/**
 * Creates an API key for the signed-in user; this is the only response that contains it. Needs the password, since a key
 * outlives the session, which may be stolen.
 */
const create: Handler = async (req) => {
  const { password, ...newKey } = await readNewKey(req)
  const owner = await ownRow(req)
  await confirmPassword(req.payload, signInClientOf(req), owner, password)
  return json({ ...(await makeApiKey(req.payload, owner, newKey)), ...newKey }, 201)
}

async function readNewKey(req: PayloadRequest) {
  const { fields } = await readBody(req)
  const checked = checkName(fields['name'])
  if (checked.message !== undefined) throw invalidField('name', checked.message)
  const name = String(checked.value)
  const role = roles.find((one) => one === fields['role'])
  if (!role) throw invalidField('role', fieldNotEither('Role', roles))
  const { password } = fields
  if (typeof password !== 'string' || password === '') throw invalidField('password', fieldRequired('Password'))
  return { name, role, password }
}

const list: Handler = async (req) => json(await keysOf(req.payload, (await ownRow(req)).id))

const end: Handler = async (req) => {
  const owner = await ownRow(req)
  const id = idInPath(req)
  const found = (await keysOf(req.payload, owner.id)).find(({ _id }) => _id === id)
  if (!found) throw notFoundError('API key')
  await endKeys(req, owner.id, owner, { id: { equals: id } })
  return json(found)
}

const own = { who: 'staff', sessionOnly: true } as const

/** The signed-in user's API keys. */
export const apiKeyRoutes: readonly Route[] = [
  { method: 'get', path: '/account/api-keys', handler: list, ...own },
  { method: 'post', path: '/account/api-keys', handler: create, ...own },
  { method: 'delete', path: '/account/api-keys/:id', handler: end, ...own },
]
