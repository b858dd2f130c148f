import type { Access, PayloadRequest } from 'payload'
import { expect, it } from 'vitest'

import {
  administrators,
  administratorsButSelf,
  administratorsOrOwn,
  administratorsOrSelf,
  editorial,
  nobody,
  open,
  othersAccount,
  staff,
} from './access.ts'

type User = PayloadRequest['user'] | undefined

const account = {
  collection: 'users' as const,
  id: 'own',
  name: 'Asha',
  email: 'a@example.com',
  createdAt: '',
  updatedAt: '',
}
const editor: User = { ...account, role: 'editor' }
const administrator: User = { ...account, role: 'administrator' }

/** What a rule says to someone; requests are more than the rules look at. */
const ask = (rule: Access, user: User) => rule({ req: { user } as PayloadRequest })

const published = { _status: { equals: 'published' } }

it.each<[string, Access, unknown, unknown, unknown]>([
  ['nobody', nobody, false, false, false],
  ['staff', staff, false, true, true],
  ['administrators', administrators, false, false, true],
  ['administratorsOrSelf', administratorsOrSelf, false, { id: { equals: 'own' } }, true],
  ['administratorsOrOwn', administratorsOrOwn, false, { user: { equals: 'own' } }, true],
  ['administratorsButSelf', administratorsButSelf, false, false, { id: { not_equals: 'own' } }],
  ['open.read', open.read, true, true, true],
  ['open.create', open.create, false, true, true],
  ['open.update', open.update, false, true, true],
  ['open.delete', open.delete, false, true, true],
  ['editorial.read', editorial.read, published, true, true],
  ['editorial.readVersions', editorial.readVersions, false, true, true],
])('%s: for visitors, editors, administrators', (_name, rule, visitors, editors, administrators_) => {
  expect([null, undefined, editor, administrator].map((user) => ask(rule, user))).toEqual([
    visitors,
    visitors,
    editors,
    administrators_,
  ])
})

it.each([
  ['a visitor', null, 'other', false],
  ['nobody at all', undefined, 'other', false],
  ['an editor', editor, 'other', false],
  ['an administrator', administrator, 'other', true],
  ['an administrator, of the own account', administrator, 'own', false],
])('othersAccount: %s', (_who, user, id, expected) => {
  expect(othersAccount({ req: { user } as PayloadRequest, id })).toBe(expected)
})
