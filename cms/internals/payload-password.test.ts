import { pbkdf2Sync } from 'node:crypto'

import type { Payload } from 'payload'
import { expect, it } from 'vitest'

import { createEditor } from '#cms/testing/editor.ts'
import { preparePayload } from '#cms/testing/payload.ts'
import { DIGEST, dummyHash, hashParameters } from './payload-password.ts'

let payload: Payload
preparePayload((started) => (payload = started))

it('the password that Payload has stored is recognised', async () => {
  const { hash = '', salt = '' } = await createEditor(payload)
  const { rounds, bytes, stored } = hashParameters(hash ?? '')
  expect(pbkdf2Sync('the first password', salt ?? '', rounds, bytes, DIGEST).equals(stored)).toBe(true)
})

it('a hash of Payload before 3.90 is recognised', () => {
  const hash = pbkdf2Sync('old', 'salt', 25_000, 512, 'sha256').toString('hex')
  const { rounds, bytes, stored } = hashParameters(hash)
  expect(pbkdf2Sync('old', 'salt', rounds, bytes, DIGEST).equals(stored)).toBe(true)
})

it('the dummy takes as long as what Payload stores today', async () => {
  const { hash } = await createEditor(payload)
  const { stored, ...parameters } = hashParameters(hash ?? '')
  const { stored: dummy, ...ofDummy } = hashParameters(dummyHash.hash)
  expect([ofDummy, dummy.length]).toEqual([parameters, stored.length])
})
