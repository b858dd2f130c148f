import type { PayloadRequest } from 'payload'

import {
  checkCodeAlone,
  checkPasswordAlone,
  checkProof,
  checkSignInPolicy,
  type RecoveryCodes,
} from '#contract/second-factor.ts'
import type { AuditAction } from '#collections/audit.ts'
import { auditKinds } from '#cms/audit/kinds.ts'
import { record } from '#cms/audit/record.ts'
import { sessionToken } from '#cms/auth/cookie.ts'
import { countLoginAttempt } from '#cms/auth/login-attempt-counters.ts'
import { ownRow } from '#cms/auth/own-account.ts'
import { refundUnlessClientError } from '#cms/auth/count-attempts.ts'
import {
  beginSetUp,
  confirmSetUp,
  hasSecondFactor,
  removeSecondFactor,
  renewRecoveryCodes,
  secondFactorOf,
} from '#cms/auth/second-factor.ts'
import { endSessionsBut, type UserRow } from '#cms/auth/sessions.ts'
import { confirmPassword, confirmWithCode } from '#cms/auth/sign-in.ts'
import { readSignInPolicy, writeSignInPolicy } from '#cms/auth/second-factor-required.ts'
import { httpError } from '#cms/common/http-error.ts'
import { readSiteContent } from '#cms/site-content/read-site-content.ts'
import { type Handler, json } from './response.ts'
import { signInClientOf } from './auth-routes.ts'
import { readChecked } from './body.ts'
import type { Route } from './router.ts'
import { staffMessages } from '#contract/staff-messages.ts'

/** The own second factor, and whether everybody must have one. */

const read: Handler = async (req) => json(await secondFactorOf(req.payload, await ownRow(req)))

const begin: Handler = async (req) => {
  const { password } = await readChecked(req, checkPasswordAlone)
  const user = await ownRow(req)
  await confirmPassword(req.payload, signInClientOf(req), user, password)
  const { shortName } = await readSiteContent(req.payload, req)
  return json(await beginSetUp(req.payload, user, shortName), 201)
}

const confirm: Handler = async (req) => {
  const { code } = await readChecked(req, checkCodeAlone)
  const user = await ownRow(req)
  // Attempts are limited: someone with a stolen session could otherwise try all codes while the owner sets it up.
  const attempt = await countLoginAttempt(req.payload, user.email, signInClientOf(req))
  const recoveryCodes = await refundUnlessClientError(confirmSetUp(req.payload, user, code), attempt)
  await attempt.refund()
  await changed(req, user, 'created')
  return json({ recoveryCodes } satisfies RecoveryCodes)
}

const renewCodes: Handler = async (req) => {
  const user = await provenOwner(req)
  const recoveryCodes = await renewRecoveryCodes(req.payload, user)
  recordChange(req, user, 'changed')
  return json({ recoveryCodes } satisfies RecoveryCodes)
}

const turnOff: Handler = async (req) => {
  const user = await provenOwner(req)
  await removeSecondFactor(req.payload, user)
  await changed(req, user, 'deleted')
  return json(await secondFactorOf(req.payload, user))
}

/** The own account, after its password and a code were checked; throws 409 without a second factor. */
async function provenOwner(req: PayloadRequest): Promise<UserRow> {
  const proof = await readChecked(req, checkProof)
  const user = await ownRow(req)
  if (!(await hasSecondFactor(req.payload, user))) throw httpError(409, staffMessages.factorMissing)
  await confirmWithCode(req.payload, signInClientOf(req), user, proof)
  return user
}

/** Ends all other sessions, as a new password does, and records the change. */
async function changed(req: PayloadRequest, user: UserRow, action: AuditAction): Promise<void> {
  await endSessionsBut(req.payload, user, sessionToken(req))
  recordChange(req, user, action)
}

const recordChange = ({ payload }: PayloadRequest, who: UserRow, action: AuditAction): void =>
  record(payload, { who, action, kind: auditKinds.secondFactor, documentId: who.id, title: who.name })

const policy: Handler = async (req) => json(await readSignInPolicy(req.payload))

const setPolicy: Handler = async (req) => {
  const wanted = await readChecked(req, checkSignInPolicy)
  const user = await ownRow(req)
  // Administrators must have a second factor before they require it of everyone, so that they do not lock themselves out.
  if (wanted.secondFactorRequired && !(await hasSecondFactor(req.payload, user)))
    throw httpError(409, staffMessages.ownFactorFirst)
  await writeSignInPolicy(req.payload, wanted)
  record(req.payload, { who: user, action: 'changed', kind: auditKinds.signInPolicy, title: titleOf(wanted) })
  return json(wanted)
}

const titleOf = ({ secondFactorRequired }: { secondFactorRequired: boolean }): string =>
  secondFactorRequired ? 'Second factor required' : 'Second factor not required'

const own = { who: 'staff', sessionOnly: true, enrolling: true } as const

export const secondFactorRoutes: readonly Route[] = [
  { method: 'get', path: '/account/second-factor', handler: read, ...own },
  { method: 'post', path: '/account/second-factor', handler: begin, ...own },
  { method: 'post', path: '/account/second-factor/confirm', handler: confirm, ...own },
  {
    method: 'post',
    path: '/account/second-factor/recovery-codes',
    handler: renewCodes,
    who: 'staff',
    sessionOnly: true,
  },
  { method: 'post', path: '/account/second-factor/off', handler: turnOff, who: 'staff', sessionOnly: true },
  { method: 'get', path: '/sign-in-policy', handler: policy, who: 'administrator' },
  { method: 'patch', path: '/sign-in-policy', handler: setPolicy, who: 'administrator', sessionOnly: true },
]
