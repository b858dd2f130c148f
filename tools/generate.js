import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'

import { runnerImport } from 'vite'

/**
 * `npm run generate -- name-of-the-change`: after a change of the collections, writes what is made from them: Payload's
 * types, the SQLite migration (if the tables change), the panel's import map, the list of routes and the demo pictures. All of it
 * is committed.
 */
const [name = 'change'] = process.argv.slice(2)

/** @param {...string} args */
function payload(...args) {
  const { status } = spawnSync(process.execPath, ['--conditions=production', 'node_modules/payload/bin.js', ...args], {
    stdio: 'inherit',
    env: {
      ...process.env,
      NODE_OPTIONS: '--conditions=production',
      NODE_ENV: 'production',
      LOG_LEVEL: 'warn',
      PAYLOAD_CONFIG_PATH: 'cms/payload.config.ts',
      PAYLOAD_SECRET: 'only for generating',
      DATABASE_URI: '',
    },
  })
  if (status !== 0) process.exit(status ?? 1)
}

/**
 * Payload's template imports types as values and names parameters that a migration seldom uses. Columns that are added to a table
 * lack what Payload's schema says of references: that they are emptied when their entry is deleted.
 */
function tidyMigrations() {
  const dir = 'cms/migrations/'
  for (const file of readdirSync(dir).filter((entry) => /^\d.*\.ts$/.test(entry))) {
    const text = readFileSync(dir + file, 'utf8')
    const used = (/** @type {string} */ body) =>
      ['db', 'payload', 'req'].filter((word) => new RegExp(`\\b${word}\\b[.,)]`).test(body))
    const tidy = text
      .replace(
        'import { MigrateUpArgs, MigrateDownArgs, sql }',
        'import { type MigrateUpArgs, type MigrateDownArgs, sql }',
      )
      .replace(
        /\{ db, payload, req \}(: Migrate\w+Args\): Promise<void> \{\n)([^]*?\n\})/g,
        (_all, head, body) => `{ ${used(body).join(', ')} }${head}${body}`,
      )
    const whole = file.endsWith(`_${name}.ts`)
      ? tidy.replace(/ REFERENCES (\w+)\(id\);/g, ' REFERENCES $1(id) ON UPDATE no action ON DELETE set null;')
      : tidy
    writeFileSync(dir + file, whole)
  }
  const index = readFileSync(dir + 'index.ts', 'utf8')
  writeFileSync(dir + 'index.ts', index.replace(/from '(\.\/\d+_\w+)'/g, "from '$1.ts'"))
}

/** The list of all routes, docs/routes.md. */
function routes() {
  const args = ['node_modules/vitest/vitest.mjs', 'run', '--project', 'unit', 'cms/server/route-table', '--update']
  const { status } = spawnSync(process.execPath, args, { stdio: ['ignore', 'ignore', 'inherit'] })
  if (status !== 0) process.exit(status ?? 1)
}

/** Makes the files of the demo pictures ahead, like an upload makes them. */
async function pictures() {
  /** @type {{ module: typeof import('../cms/seed/pictures.ts') }} */
  const { module } = await runnerImport('/cms/seed/pictures.ts', { configFile: false, logLevel: 'error' })
  await module.prepareDemoPictures()
}

payload('generate:types')
payload('migrate:create', name, '--skip-empty')
tidyMigrations()
payload('generate:importmap')
routes()
await pictures()
