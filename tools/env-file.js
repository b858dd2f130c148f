import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/** Settings from `.env` beside package.json, where there is one; what the environment sets itself comes first. */
export function readEnvFile() {
  const file = fileURLToPath(new URL('../.env', import.meta.url))
  if (existsSync(file)) process.loadEnvFile(file)
}
