import type { OwnAccount } from '#contract/account.ts'

/** The signed-in account on the staff's screens, as `/api/account` returns it. */
export const account: Readonly<OwnAccount> = {
  _id: '1',
  name: 'Asha Rai',
  email: 'asha@example.com',
  role: 'administrator',
  language: 'en',
  secondFactor: 'off',
}
