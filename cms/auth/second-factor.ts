import type { Payload, PayloadRequest } from 'payload'

import { type NewSecondFactor, plainCode, type SecondFactor } from '#contract/second-factor.ts'
import { HOUR_MS, MINUTE_MS } from '#contract/time.ts'
import { httpError, invalidField } from '#cms/common/http-error.ts'
import { withClusterLock } from '#cms/locks/cluster-lock.ts'
import { qrCode } from './qr-code.ts'
import { newRecoveryCodes, recoveryDigest } from './recovery-codes.ts'
import { reencrypt, encrypt, decrypt } from './encrypted-text.ts'
import type { UserRow } from './sessions.ts'
import { readSignInPolicy } from './second-factor-required.ts'
import { newSecret, otpauthUri, stepOf } from './totp.ts'
import { staffMessages } from '#contract/staff-messages.ts'
import { fieldInvalid } from '#contract/fields/messages.ts'

/**
 * The second factor of accounts: a row each, in a collection of its own, so that no read, export or version of an account has
 * it. A code is checked, and a factor changed, under a lock, so that a code is accepted once.
 */

const collection = 'second-factors'
/** How long a shown secret can be confirmed with its first code. */
const CONFIRM_MS = HOUR_MS
/** How long the confirmation may be repeated. */
const REPEAT_MS = 5 * MINUTE_MS

/** The message for a code that is wrong or was used already. */
export const CODE_WRONG = fieldInvalid('Code')

type Owner = Pick<UserRow, 'id'>

interface FactorRow {
  id: string | number
  user: string
  secret: string
  confirmedAt?: string | null
  lastStep?: number | null
  recoveryCodes?: unknown
  updatedAt: string
}

/** The kind of an accepted code: the app's, or a recovery code. */
export type CodeKind = 'app' | 'recovery'

const ofUser = ({ id }: Owner) => ({ user: { equals: id } })

const rowOf = ({ db }: Payload, user: Owner): Promise<FactorRow | null> =>
  db.findOne<FactorRow>({ collection, where: ofUser(user) })

const locked = <T>(payload: Payload, { id }: Owner, work: () => Promise<T>): Promise<T> =>
  withClusterLock(payload, `second factor ${id}`, work)

const codesOf = ({ recoveryCodes }: FactorRow): string[] =>
  Array.isArray(recoveryCodes) ? recoveryCodes.filter((one) => typeof one === 'string') : []

/** Whether an account signs in with a code beside its password. */
export async function hasSecondFactor(payload: Payload, user: Owner): Promise<boolean> {
  return Boolean((await rowOf(payload, user))?.confirmedAt)
}

/** Whether an account has to set up a second factor before anything else. */
export async function mustSetUp(payload: Payload, user: Owner): Promise<boolean> {
  return (await readSignInPolicy(payload)).secondFactorRequired && !(await hasSecondFactor(payload, user))
}

/** The second factor as its owner may see it. */
export async function secondFactorOf(payload: Payload, user: Owner): Promise<SecondFactor> {
  const row = await rowOf(payload, user)
  if (row?.confirmedAt) return { state: 'on', recoveryCodesLeft: codesOf(row).length }
  const { secondFactorRequired } = await readSignInPolicy(payload)
  return { state: secondFactorRequired ? 'required' : 'off', recoveryCodesLeft: 0 }
}

/** The ids of all accounts that have one. */
export async function usersWithSecondFactor({ db }: Payload): Promise<ReadonlySet<string>> {
  const where = { confirmedAt: { exists: true } }
  const { docs } = await db.find<FactorRow>({ collection, where, select: { user: true }, pagination: false })
  return new Set(docs.map(({ user }) => user))
}

/** The number of second factors whose app's codes cannot be checked, since they are encrypted with another secret. */
export async function countUnreadable(payload: Payload): Promise<number> {
  const where = { confirmedAt: { exists: true } }
  const { docs } = await payload.db.find<FactorRow>({ collection, where, pagination: false })
  return docs.filter(({ user, secret }) => decrypt(payload, user, secret) === undefined).length
}

/** Makes a secret, which counts once a first code has confirmed it. Throws 409 if the account has a second factor. */
export const beginSetUp = (payload: Payload, user: UserRow, issuer: string): Promise<NewSecondFactor> =>
  locked(payload, user, async () => {
    if (await hasSecondFactor(payload, user)) throw httpError(409, staffMessages.factorPresent)
    const secret = newSecret()
    await removeRow(payload, user)
    const now = new Date().toISOString()
    const data = { user: user.id, secret: encrypt(payload, user.id, secret), createdAt: now, updatedAt: now }
    await payload.db.create({ collection, data, returning: false })
    const uri = otpauthUri(secret, { issuer, label: user.email })
    return { secret, uri, qr: qrCode(uri) }
  })

/**
 * Confirms the secret by a first code. Returns the recovery codes; throws 400 for another code, or an hour later, and 409 if it is confirmed
 * already. The same code once more, since the response was lost, makes others.
 */
export const confirmSetUp = (payload: Payload, user: Owner, code: string): Promise<string[]> =>
  locked(payload, user, async () => {
    const row = await rowOf(payload, user)
    if (row?.confirmedAt) {
      const step = codeStep(payload, row, code)
      const isRecent = Date.now() - Date.parse(row.confirmedAt) < REPEAT_MS
      if (isRecent && step !== undefined && step === row.lastStep) return withNewCodes(payload, row)
      throw httpError(409, staffMessages.factorPresent)
    }
    const isWaiting = row && Date.now() - Date.parse(row.updatedAt) < CONFIRM_MS
    const step = isWaiting ? stepOfRow(payload, row, code) : undefined
    if (!isWaiting || step === undefined) throw invalidField('code', CODE_WRONG)
    return withNewCodes(payload, row, { confirmedAt: new Date().toISOString(), lastStep: step })
  })

/** A new set of recovery codes in place of the old one. */
export const renewRecoveryCodes = (payload: Payload, user: Owner): Promise<string[]> =>
  locked(payload, user, async () => {
    const row = await rowOf(payload, user)
    if (!row?.confirmedAt) throw httpError(409, staffMessages.factorMissing)
    return withNewCodes(payload, row)
  })

async function withNewCodes(payload: Payload, row: FactorRow, data: Partial<FactorRow> = {}): Promise<string[]> {
  const codes = newRecoveryCodes()
  await update(payload, row, { ...data, recoveryCodes: codes.map(recoveryDigest) })
  return codes
}

/** Removes the account's second factor. Returns whether it had one. */
export const removeSecondFactor = (payload: Payload, user: Owner, req?: PayloadRequest): Promise<boolean> =>
  locked(payload, user, async () => {
    const had = await hasSecondFactor(payload, user)
    await removeRow(payload, user, req)
    return had
  })

const removeRow = ({ db }: Payload, user: Owner, req?: PayloadRequest): Promise<void> =>
  db.deleteMany({ collection, where: ofUser(user), ...(req ? { req } : {}) })

/** Uses up a code and returns its kind; undefined if it is wrong or was used already. */
export const takeCode = (payload: Payload, user: Owner, code: string): Promise<CodeKind | undefined> =>
  locked(payload, user, async () => {
    const row = await rowOf(payload, user)
    if (!row?.confirmedAt) return undefined
    const step = stepOfRow(payload, row, code)
    if (step !== undefined) {
      await update(payload, row, { lastStep: step })
      return 'app'
    }
    const wanted = recoveryDigest(code)
    const codes = codesOf(row)
    if (!codes.includes(wanted)) return undefined
    await update(payload, row, { recoveryCodes: codes.filter((one) => one !== wanted) })
    return 'recovery'
  })

/** Encrypts a stored factor's secret anew for the id that its account has in a copy of the database. */
export function withOtherOwner<Copied extends object>(payload: Payload, row: object, copied: Copied): Copied {
  if (!isOwned(row) || !isOwned(copied)) return copied
  return { ...copied, secret: reencrypt(payload, row.secret, { from: row.user, to: copied.user }) }
}

const isOwned = (row: object): row is Pick<FactorRow, 'user' | 'secret'> =>
  'user' in row && typeof row.user === 'string' && 'secret' in row && typeof row.secret === 'string'

/** The step of an app's code, if it is later than the last one that was used. */
function stepOfRow(payload: Payload, row: FactorRow, code: string): number | undefined {
  const step = codeStep(payload, row, code)
  return step !== undefined && step > (row.lastStep ?? -1) ? step : undefined
}

/** The step of an app's code, used or not. */
function codeStep(payload: Payload, { user, secret: encrypted }: FactorRow, code: string): number | undefined {
  // After a change of PAYLOAD_SECRET only recovery codes work.
  const secret = decrypt(payload, user, encrypted)
  return secret === undefined ? undefined : stepOf(secret, plainCode(code), Date.now())
}

const update = async ({ db }: Payload, { id }: FactorRow, data: Partial<FactorRow>): Promise<void> =>
  void (await db.updateOne({ collection, where: { id: { equals: id } }, data, returning: false }))
