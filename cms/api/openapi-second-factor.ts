import {
  type NewSecondFactor,
  type QrCode,
  RECOVERY_CODES,
  type RecoveryCodes,
  type SecondFactor,
  type SignInPolicy,
} from '#contract/second-factor.ts'
import { secondFactorStates } from '#contract/second-factor-state.ts'
import type { Operation } from './openapi-operations.ts'
import { body } from './openapi-schemas.ts'
import { object, flag, type Json, objectOf, oneOf, ref, text, whole } from './json-schema.ts'

const given: Json = { type: 'string', minLength: 1 }
const password: Json = { ...given, description: 'The current one.' }
const code: Json = {
  ...given,
  description: 'Of the app, or one of the recovery codes; spaces and dashes do not count.',
}
const policy = objectOf<SignInPolicy>({ secondFactorRequired: flag })

export const secondFactorSchemas = {
  SecondFactor: {
    ...objectOf<SecondFactor>({ state: oneOf(secondFactorStates), recoveryCodesLeft: whole }),
    description: '`required`: everybody must have one, and this account has none yet.',
  },
  NewSecondFactor: objectOf<NewSecondFactor>({
    secret: { ...text, description: 'Base32; shown in this response only.' },
    uri: { ...text, description: 'The `otpauth:` address that apps read.' },
    qr: {
      ...objectOf<QrCode>({ size: { type: 'integer', minimum: 1 }, path: text }),
      description: 'The address as a QR code: a square of so many modules, and the dark ones as the path of an SVG.',
    },
  }),
  RecoveryCodes: objectOf<RecoveryCodes>({
    recoveryCodes: { type: 'array', items: text, minItems: RECOVERY_CODES, maxItems: RECOVERY_CODES },
  }),
  SignInPolicy: policy,
}

/** The operations of second factors, by method and path. */
export const secondFactorOperations = (tags: { account: string; people: string }): Record<string, Operation> => ({
  'get /account/second-factor': {
    operationId: 'secondFactor',
    tag: tags.account,
    summary: 'The own second factor',
    description: 'Whether it is on, and how many recovery codes are left.',
    schema: ref('SecondFactor'),
  },
  'post /account/second-factor': {
    operationId: 'beginSecondFactor',
    tag: tags.account,
    summary: 'Makes the secret of a second factor',
    description: 'Without effect until a first code has confirmed it, within an hour.',
    requestBody: body(object({ password })),
    status: '201',
    schema: ref('NewSecondFactor'),
    failures: ['409'],
  },
  'post /account/second-factor/confirm': {
    operationId: 'confirmSecondFactor',
    tag: tags.account,
    summary: 'Turns the second factor on by a first code',
    description: 'Ends all other sessions. The recovery codes are shown in this response only.',
    requestBody: body(object({ code: { ...given, description: 'Of the app.' } })),
    schema: ref('RecoveryCodes'),
  },
  'post /account/second-factor/recovery-codes': {
    operationId: 'renewRecoveryCodes',
    tag: tags.account,
    summary: 'Makes a new set of recovery codes',
    description: 'It replaces the old one, and is shown in this response only.',
    requestBody: body(object({ password, code })),
    schema: ref('RecoveryCodes'),
    failures: ['409'],
  },
  'post /account/second-factor/off': {
    operationId: 'turnSecondFactorOff',
    tag: tags.account,
    summary: 'Turns the second factor off',
    description: 'Ends all other sessions.',
    requestBody: body(object({ password, code })),
    schema: ref('SecondFactor'),
    failures: ['409'],
  },
  'delete /people/:id/second-factor': {
    operationId: 'resetSecondFactor',
    tag: tags.people,
    summary: 'Takes the second factor of somebody else away',
    description: 'For a lost phone. Ends their sessions; their password signs them in.',
    schema: ref('Account'),
    failures: ['409'],
  },
  'get /sign-in-policy': {
    operationId: 'signInPolicy',
    tag: tags.people,
    summary: 'Whether everybody must have a second factor',
    description: 'A setting of administrators.',
    schema: ref('SignInPolicy'),
  },
  'patch /sign-in-policy': {
    operationId: 'setSignInPolicy',
    tag: tags.people,
    summary: 'Asks a second factor of everybody, or no longer',
    description:
      'Can be required only by an administrator who has one. Users without one get 403 for everything but setting one up.',
    requestBody: body(policy),
    schema: ref('SignInPolicy'),
    failures: ['409'],
  },
})
