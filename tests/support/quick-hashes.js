import crypto from 'node:crypto'
import { syncBuiltinESMExports } from 'node:module'

/**
 * Loaded into the tests' servers with `--import`: hashes passwords in 1,000 rounds in place of 600,000, which took half of the suites'
 * processor time. A server whose database has passwords of another server, or whose sign-in is timed, hashes as it is shipped
 * (`PASSWORD_HASHES: 'shipped'`).
 */
const MOST_ROUNDS = 1000
const { pbkdf2 } = crypto

Object.assign(crypto, {
  /** @type {typeof pbkdf2} */
  pbkdf2: (password, salt, rounds, ...others) => pbkdf2(password, salt, Math.min(rounds, MOST_ROUNDS), ...others),
})
syncBuiltinESMExports()
