import type { Access, PayloadRequest } from 'payload'
import { expect, it } from 'vitest'

import {
  administrators,
  administratorsExceptSelf,
  administratorsOrOwner,
  administratorsOrSelf,
  draftedContent,
  denyAll,
  publicContent,
  onOtherAccounts,
  staff,
  staffToTrash,
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

/** The rule's result for a user; the rules read nothing else of a request. */
const ask = (rule: Access, user: User) => rule({ req: { user } as PayloadRequest })

const published = { _status: { equals: 'published' } }

it.each<[string, Access, unknown, unknown, unknown]>([
  ['denyAll', denyAll, false, false, false],
  ['staff', staff, false, true, true],
  ['administrators', administrators, false, false, true],
  ['administratorsOrSelf', administratorsOrSelf, false, { id: { equals: 'own' } }, true],
  ['administratorsOrOwner', administratorsOrOwner, false, { user: { equals: 'own' } }, true],
  ['administratorsExceptSelf', administratorsExceptSelf, false, false, { id: { not_equals: 'own' } }],
  ['publicContent.read', publicContent.read, true, true, true],
  ['publicContent.create', publicContent.create, false, true, true],
  ['publicContent.update', publicContent.update, false, true, true],
  ['staffToTrash, permanently', staffToTrash, false, false, true],
  ['staffToTrash, into the trash', (args) => staffToTrash({ ...args, data: { deletedAt: 'now' } }), false, true, true],
  ['draftedContent.read', draftedContent.read, published, true, true],
  ['draftedContent.readVersions', draftedContent.readVersions, false, true, true],
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
  ['no user', undefined, 'other', false],
  ['an editor', editor, 'other', false],
  ['an administrator', administrator, 'other', true],
  ['an administrator, of the own account', administrator, 'own', false],
])('onOtherAccounts: %s', (_who, user, id, expected) => {
  expect(onOtherAccounts({ req: { user } as PayloadRequest, id })).toBe(expected)
})
