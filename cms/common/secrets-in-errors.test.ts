import { readFileSync } from 'node:fs'
import { parseEnv } from 'node:util'

import { describe, expect, it } from 'vitest'

import { assertDatabaseReachable } from '#cms/database/probe.ts'
import { moveDatabase } from '#cms/backup/move-database.ts'
import { parseSettings, readSecret, SettingError } from './environment.ts'

const bucket = { S3_BUCKET: 'pictures', S3_ACCESS_KEY_ID: 'key', S3_SECRET_ACCESS_KEY: 'secretpw' }
const cache = { SHARED_CACHE: '60/300' }
const purge = { ...cache, PURGE_URL: 'http://127.0.0.1:6081/' }

/** The settings of a server that refuses to start, with `secretpw` in them, and what the only line says. */
const refused: readonly (readonly [Record<string, string>, string])[] = [
  // Passwords that are not percent-encoded, in each place that a driver or URL takes for another part.
  [{ DATABASE_URI: 'mongodb://u:secretpw/x1@127.0.0.1:9/x' }, 'percent-encoded (/ is %2F'],
  [{ DATABASE_URI: 'mongodb://u:12/secretpw@127.0.0.1:9/x' }, 'percent-encoded'],
  [{ DATABASE_URI: 'mongodb://u:secretpw@1@127.0.0.1:9/x' }, 'percent-encoded'],
  [{ DATABASE_URI: 'mongodb://u:1@secretpw@127.0.0.1:9/x' }, 'percent-encoded'],
  [{ DATABASE_URI: 'mongodb://u:secretpw?1@127.0.0.1:9/x' }, 'percent-encoded'],
  [{ DATABASE_URI: 'mongodb://u:secret:secretpw@127.0.0.1:9/x' }, 'percent-encoded'],
  [{ DATABASE_URI: 'mongodb://u:secretpw%@127.0.0.1:9/x' }, 'percent-encoded'],
  [{ DATABASE_URI: 'mongodb://u:secretpw@/x' }, 'DATABASE_URI must be like'],
  [{ DATABASE_URI: 'mongodb://@secretpw/x' }, 'DATABASE_URI must be like'],
  [{ DATABASE_URI: 'mongodb://u:secretpw' }, 'DATABASE_URI must be like'],
  [{ DATABASE_URI: 'mongodb+srv://u:secretpw/x1@db.example.com/x' }, 'percent-encoded'],
  [{ DATABASE_URI: 'mongodb://u:secretpw@127.0.0.1:9,[::1]:9/x?a=1' }, 'no database answers at 127.0.0.1:9, [::1]:9'],
  [{ DATABASE_URI: 'mongodb://u:secretpw@127.0.0.1:99999/x' }, 'DATABASE_URI must have a port from 1 to 65535'],
  [{ DATABASE_URI: 'mongodb://u:secretpw@127.0.0.1:9,[::1]:0/x' }, 'DATABASE_URI must have a port from 1 to 65535'],
  [{ DATABASE_URI: 'mysql://u:secret@secretpw/1@db/x' }, '"mysql://…@db/x"'],
  [{ DATABASE_URI: 'u:secretpw@db/x' }, '"…@db/x"'],
  [{ SMTP_URL: 'imap://u:secretpw@mail.example.com' }, 'SMTP_URL must be like'],
  [{ SMTP_URL: 'smtps://u:secretpw/x1@mail.example.com' }, 'percent-encoded'],
  [{ ...cache, PURGE_URL: 'http://user:secretpw@127.0.0.1:9/' }, 'set PURGE_TOKEN in their place'],
  [{ ...cache, PURGE_URL: 'http://:secretpw@127.0.0.1:9/' }, 'set PURGE_TOKEN in their place'],
  [{ ...cache, PURGE_URL: 'http://u:secretpw/1@127.0.0.1/' }, 'PURGE_URL must be'],
  [{ PURGE_URL: 'https://cdn.example.com/purge?key=secretpw' }, 'PURGE_URL needs SHARED_CACHE'],
  [{ ...purge, PURGE_TOKEN: 'secretpw€b' }, 'PURGE_TOKEN must have ASCII'],
  [{ ...purge, PURGE_TOKEN: 'secretpw\nb' }, 'PURGE_TOKEN must have ASCII'],
  [{ PURGE_TOKEN: 'secretpw' }, 'PURGE_URL too'],
  [{ ...bucket, S3_ENDPOINT: 'http://u:secretpw@s3.example.com' }, '"http://…@s3.example.com"'],
  [{ ...bucket, S3_ENDPOINT: 'https://s3.example.com/?key=secretpw' }, '"https://s3.example.com/?…"'],
  [{ ...bucket, S3_REGION: 'http://u:secretpw@s3.example.com' }, 'S3_REGION must be'],
  [{ ...bucket, S3_BUCKET: 'http://u:secretpw@s3.example.com' }, 'S3_BUCKET must be'],
  [bucket, 'S3_BUCKET needs S3_ENDPOINT'],
  [{ S3_SECRET_ACCESS_KEY: 'secretpw' }, 'S3_BUCKET too'],
  [{ PAYLOAD_SECRET: 'secretpw' }, 'PAYLOAD_SECRET must have'],
  [{ PUBLIC_URL: 'https://:secretpw@www.example.com' }, '"https://…@www.example.com"'],
  [{ PUBLIC_URL: 'https://u:secretpw/1@www.example.com' }, '"https://…@www.example.com"'],
  [{ MEDIA_URL: 'https://u:secret@secretpw#@cdn.example.com' }, '"https://…@cdn.example.com"'],
  // The comma ends the first of two origins.
  [{ ALLOWED_ORIGINS: 'https://u:secretpw,1@app.example.com' }, '"https://u:…"'],
  [{ MAIL_FROM: 'smtps://u:secretpw@mail.example.com:465' }, 'MAIL_FROM must be'],
]

describe('a start that is refused', () => {
  it.each(refused)('with %j says %s on one line, and shows no secret', async (env, says) => {
    const start = async () => {
      const settings = parseSettings(env)
      readSecret({ PAYLOAD_SECRET: 'x'.repeat(16), ...env }, settings)
      await assertDatabaseReachable(settings)
    }
    const error: unknown = await start().catch((thrown: unknown) => thrown)
    expect(error).toBeInstanceOf(SettingError)
    const line = String(error)
    expect(line).toContain(says)
    expect(line).not.toMatch(/secretpw|\n/)
  })

  it.each(Object.keys(parseEnv(readFileSync('.env.example', 'utf8').replace(/^#(?=[A-Z])/gm, ''))))(
    'shows no credentials that were set as %s by mistake',
    (name) => {
      for (const url of ['u:secretpw@h/x', 'postgres://u:secretpw@h/x', 'http://u:secretpw', 'http://h/?key=secretpw'])
        expect(messageOf(() => parseSettings({ ...cache, ...bucket, [name]: url }))).not.toContain('secretpw')
    },
  )

  it.each([
    'mongodb://localhost/site?replicaSet=rs0',
    'mongodb://u:p%2Fw%40@a.example.com:27017,[::1]:27018/site?authSource=admin',
    'mongodb+srv://u:p$w!@cluster.example.com/site',
    'mongodb://u@%2Ftmp%2Fmongodb-27017.sock/site',
    'mongodb://u:p@localhost/site?appName=a@b',
    'mongodb://u:p@localhost?authSource=admin',
  ])('is none with %s', (uri) => {
    expect(parseSettings({ DATABASE_URI: uri }).databaseUri).toBe(uri)
  })
})

it('a move from a URI with a password that has a slash says so, and does not show it', async () => {
  const moving = moveDatabase(parseSettings({}), 'mongodb://u:secretpw/x1@127.0.0.1:9/x', () => undefined)
  await expect(moving).rejects.toThrow(/^--from must be like (?!.*secretpw).*percent-encoded/)
})

function messageOf(work: () => unknown): string {
  try {
    work()
    return ''
  } catch (error) {
    return String(error)
  }
}
