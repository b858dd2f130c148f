import { errorLine } from './error-line.ts'

/**
 * Runs the program of an npm script with its arguments, and ends the process: with the line that the program returns, or with that of
 * its failure and status 1. What still runs, such as connections, is not waited for.
 */
export function runCommand(program: (args: readonly string[]) => Promise<string>): void {
  program(process.argv.slice(2)).then(
    (line) => process.stdout.write(`${line}\n`, () => process.exit()),
    (error: unknown) => {
      process.stderr.write(`${errorLine(error)}\n`)
      process.exit(1)
    },
  )
}
