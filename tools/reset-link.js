import { runBuiltProgram } from './built-program.js'

/**
 * `npm run reset-link -- someone@example.com`: prints a link to a new password, for when there is no mail server; with
 * `--without-second-factor` it takes the account's second factor away, too.
 */
await runBuiltProgram('reset-link', process.argv.slice(2))
