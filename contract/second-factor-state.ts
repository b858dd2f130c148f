/** `required`: everybody must have one, and this account has none yet; until then its sessions may do nothing else. */
export const secondFactorStates = ['on', 'off', 'required'] as const
export type SecondFactorState = (typeof secondFactorStates)[number]

export const isSecondFactorState = (value: unknown): value is SecondFactorState =>
  secondFactorStates.some((state) => state === value)
