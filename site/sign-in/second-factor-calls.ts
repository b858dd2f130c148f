import { isRecord, isText } from '#contract/narrow.ts'
import { isSecondFactorState } from '#contract/second-factor-state.ts'
import type { NewSecondFactor, RecoveryCodes, SecondFactor, SignInPolicy } from '#contract/second-factor.ts'
import type { Api } from '../api/client.ts'
import { isAccount } from '../api/checks.ts'

/** The calls of second factors. */

interface Proof {
  password: string
  code: string
}

const isSecondFactor = (value: unknown): value is SecondFactor =>
  isRecord(value) && isSecondFactorState(value['state']) && typeof value['recoveryCodesLeft'] === 'number'

const isNew = (value: unknown): value is NewSecondFactor =>
  isRecord(value) &&
  isText(value['secret']) &&
  isText(value['uri']) &&
  isRecord(value['qr']) &&
  typeof value['qr']['size'] === 'number' &&
  isText(value['qr']['path'])

const areCodes = (value: unknown): value is RecoveryCodes =>
  isRecord(value) && Array.isArray(value['recoveryCodes']) && value['recoveryCodes'].every(isText)

const isPolicy = (value: unknown): value is SignInPolicy =>
  isRecord(value) && typeof value['secondFactorRequired'] === 'boolean'

const OWN = '/account/second-factor'
const POLICY = '/sign-in-policy'
const post = (body: object) => ({ method: 'POST', body: { ...body } })

export const loadSecondFactor = (api: Api): Promise<SecondFactor> => api.call(isSecondFactor, OWN)

export const beginSetUp = (api: Api, password: string): Promise<NewSecondFactor> =>
  api.call(isNew, OWN, post({ password }))

export const confirmSetUp = async (api: Api, code: string): Promise<string[]> =>
  (await api.call(areCodes, `${OWN}/confirm`, post({ code }))).recoveryCodes

export const renewRecoveryCodes = async (api: Api, proof: Proof): Promise<string[]> =>
  (await api.call(areCodes, `${OWN}/recovery-codes`, post(proof))).recoveryCodes

export const turnOff = (api: Api, proof: Proof): Promise<SecondFactor> =>
  api.call(isSecondFactor, `${OWN}/off`, post(proof))

export const resetSecondFactor = (api: Api, id: string): Promise<unknown> =>
  api.call(isAccount, `/people/${encodeURIComponent(id)}/second-factor`, { method: 'DELETE' })

export const loadPolicy = (api: Api): Promise<SignInPolicy> => api.call(isPolicy, POLICY)

export const savePolicy = (api: Api, policy: SignInPolicy): Promise<SignInPolicy> =>
  api.call(isPolicy, POLICY, { method: 'PATCH', body: { ...policy } })
