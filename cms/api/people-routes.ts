import type { PayloadRequest } from 'payload'

import { isId } from '#collections/row-id.ts'
import { checkDelivery, checkInvitation, checkRoleChange } from '#contract/account.ts'
import { changeRole, invite, listPeople, makeLinkFor, removePerson, resetSecondFactor } from '#cms/auth/accounts.ts'
import { notFoundError } from '#cms/common/http-error.ts'
import { type Handler, json } from './response.ts'
import { asAdministrator } from './authorize.ts'
import { readChecked } from './body.ts'
import { idInPath, type Route } from './router.ts'

/** The people who may sign in, for administrators. */

const list: Handler = async (req) => json(await listPeople(req.payload))

const create: Handler = async (req) => {
  const invitation = await readChecked(req, checkInvitation)
  return json(await asAdministrator(req, () => invite(req, invitation)), 201)
}

const change: Handler = async (req) => {
  const id = personId(req)
  const { role } = await readChecked(req, checkRoleChange)
  return json(await asAdministrator(req, () => changeRole(req, id, role)))
}

const makeLink: Handler = async (req) => {
  const id = personId(req)
  const { send } = await readChecked(req, checkDelivery)
  return json(await asAdministrator(req, () => makeLinkFor(req, id, send)), 201)
}

const remove: Handler = async (req) => {
  const id = personId(req)
  return json(await asAdministrator(req, () => removePerson(req, id)))
}

const resetFactor: Handler = async (req) => {
  const id = personId(req)
  return json(await asAdministrator(req, () => resetSecondFactor(req, id)))
}

/** The id in the path; throws 404 for strings that are no id, for which MongoDB would throw. */
function personId(req: PayloadRequest): string {
  const id = idInPath(req)
  if (!isId(req, id)) throw notFoundError('Person')
  return id
}

const administrators = { who: 'administrator', sessionOnly: true } as const

export const peopleRoutes: readonly Route[] = [
  { method: 'get', path: '/people', handler: list, who: 'administrator' },
  { method: 'post', path: '/people', handler: create, ...administrators },
  { method: 'patch', path: '/people/:id', handler: change, ...administrators },
  { method: 'delete', path: '/people/:id', handler: remove, ...administrators },
  { method: 'post', path: '/people/:id/link', handler: makeLink, ...administrators },
  { method: 'delete', path: '/people/:id/second-factor', handler: resetFactor, ...administrators },
]
