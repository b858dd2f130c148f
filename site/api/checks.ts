import type { Account, OwnAccount } from '#contract/account.ts'
import type { Person } from '#contract/auth.ts'
import { isRecord, isText } from '#contract/narrow.ts'
import { isLanguage } from '#contract/languages.ts'
import { isRole } from '#contract/role.ts'
import { isSecondFactorState } from '#contract/second-factor-state.ts'

/** Checks of response bodies that need no descriptions of types. */

export const hasTexts = (value: Record<string, unknown>, names: readonly string[]): boolean =>
  names.every((name) => typeof value[name] === 'string')

export const isPerson = (value: unknown): value is Person =>
  isRecord(value) && hasTexts(value, ['_id', 'name', 'email'])

export const isAccount = (value: unknown): value is Account => isPerson(value) && 'role' in value && isRole(value.role)

export const isOwnAccount = (value: unknown): value is OwnAccount =>
  isAccount(value) &&
  'language' in value &&
  isLanguage(value.language) &&
  'secondFactor' in value &&
  isSecondFactorState(value.secondFactor)

export const isTextOrNone = (value: unknown): value is string | null => value === null || isText(value)
