import { readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { parseEnv } from 'node:util'

import { describe, expect, it, onTestFinished } from 'vitest'

import { assertNoRestoreLease } from '#cms/backup/restore-lease.ts'
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
  [{ DATABASE_URI: 'mysql://u:secret@secretpw/1@db/x' }, 'DATABASE_URI must start with'],
  [{ DATABASE_URI: 'u:secretpw@db/x' }, 'DATABASE_URI must start with'],
  [{ SMTP_URL: 'imap://u:secretpw@mail.example.com' }, 'SMTP_URL must be like'],
  [{ SMTP_URL: 'smtps://u:secretpw/x1@mail.example.com' }, 'percent-encoded'],
  [{ ...cache, PURGE_URL: 'http://user:secretpw@127.0.0.1:9/' }, 'set PURGE_TOKEN in their place'],
  [{ ...cache, PURGE_URL: 'http://:secretpw@127.0.0.1:9/' }, 'set PURGE_TOKEN in their place'],
  [{ ...cache, PURGE_URL: 'http://u:secretpw/1@127.0.0.1/' }, 'PURGE_URL must be'],
  [{ PURGE_URL: 'https://cdn.example.com/purge?key=secretpw' }, 'PURGE_URL needs SHARED_CACHE'],
  [{ ...purge, PURGE_TOKEN: 'secretpw€b' }, 'PURGE_TOKEN must have ASCII'],
  [{ ...purge, PURGE_TOKEN: 'secretpw\nb' }, 'PURGE_TOKEN must have ASCII'],
  [{ PURGE_TOKEN: 'secretpw' }, 'PURGE_URL too'],
  [{ ...bucket, S3_ENDPOINT: 'http://u:secretpw@s3.example.com' }, 'S3_ENDPOINT must be'],
  [{ ...bucket, S3_ENDPOINT: 'https://s3.example.com/?key=secretpw' }, 'S3_ENDPOINT must be'],
  [{ ...bucket, S3_REGION: 'http://u:secretpw@s3.example.com' }, 'S3_REGION must be'],
  [{ ...bucket, S3_BUCKET: 'http://u:secretpw@s3.example.com' }, 'S3_BUCKET must be'],
  [bucket, 'S3_BUCKET needs S3_ENDPOINT'],
  [{ S3_SECRET_ACCESS_KEY: 'secretpw' }, 'S3_BUCKET too'],
  [{ PAYLOAD_SECRET: 'secretpw' }, 'PAYLOAD_SECRET must have'],
  [{ PUBLIC_URL: 'https://:secretpw@www.example.com' }, 'PUBLIC_URL must be'],
  [{ PUBLIC_URL: 'https://u:secretpw/1@www.example.com' }, 'PUBLIC_URL must be'],
  [{ MEDIA_URL: 'https://u:secret@secretpw#@cdn.example.com' }, 'MEDIA_URL must be'],
  // The comma ends the first of two origins.
  [{ ALLOWED_ORIGINS: 'https://u:secretpw,1@app.example.com' }, 'ALLOWED_ORIGINS (entry 1) must be'],
  [{ ALLOWED_ORIGINS: 'https://app.example.com, secretpw' }, 'ALLOWED_ORIGINS (entry 2) must be'],
  [{ MAIL_FROM: 'smtps://u:secretpw@mail.example.com:465' }, 'MAIL_FROM must be'],
  [{ MAIL_FROM: 'u:secretpw' }, 'MAIL_FROM must be'],
  // No URLs, or with a slash too few to be read as one.
  [{ NEW_SECRET: 'secretpw' }, 'NEW_SECRET must be one of refuse, accept'],
  [{ PUBLIC_URL: 'https:/u:secretpw/host' }, 'PUBLIC_URL must be'],
  [{ DATABASE_URI: 'user:secretpw' }, 'DATABASE_URI must start with'],
  [{ DATABASE_URI: 'mongodb:/u:secretpw@db/x' }, 'DATABASE_URI must start with'],
  [{ PURGE_URL: 'https://cdn.example.com/secretpw' }, 'PURGE_URL needs SHARED_CACHE'],
  [{ ...cache, PURGE_URL: 'ftp://cdn.example.com/secretpw' }, 'PURGE_URL must be'],
  [{ ...cache, PURGE_URL: 'https://cdn.example.com:22/secretpw' }, 'PURGE_URL must have another port'],
  // A part of a password with @ and a slash is no host.
  [{ DATABASE_URI: 'mongodb://u:1@secretpw/x@127.0.0.1:9/x' }, 'no database answers at its hosts'],
  // Quoted by the driver.
  [{ DATABASE_URI: 'mongodb+srv://u:p@db.example.com/x?authMechanism=secretpw' }, 'the driver refuses the MongoDB URI'],
  [{ DATABASE_URI: 'mongodb+srv://u:p@db.example.com/x?secretpw=1' }, 'the driver refuses the MongoDB URI'],
]

describe('a start that is refused', () => {
  it.each(refused)('with %j says %s on one line, and shows no secret', async (env, says) => {
    const start = async () => {
      const settings = parseSettings(env)
      readSecret({ PAYLOAD_SECRET: 'x'.repeat(16), ...env }, settings)
      await assertDatabaseReachable(settings)
      await assertNoRestoreLease(settings)
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
      for (const url of [
        'secretpw',
        'u:secretpw',
        'http:/u:secretpw/h',
        'u:secretpw@h/x',
        'postgres://u:secretpw@h/x',
        'http://u:secretpw',
        'http://h/?key=secretpw',
      ])
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

it.each([
  ['mongodb://u:secretpw/x1@127.0.0.1:9/x', /^--from must be like (?!.*secretpw).*percent-encoded/],
  ['postgres:/u:secretpw/x', /^--from must be a folder with a database, (?!.*secretpw)/],
  ['mongodb://u:p@127.0.0.1:9/x?authMechanism=secretpw', /^the driver refuses the MongoDB URI(?!.*secretpw)/],
])('a move from %s says what is wrong, and does not show the password', async (from, says) => {
  const folder = await mkdtemp(path.join(tmpdir(), 'site-secrets-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const settings = parseSettings({ DATA_DIR: path.join(folder, 'data'), MEDIA_DIR: path.join(folder, 'media') })
  await expect(moveDatabase(settings, from, () => undefined)).rejects.toThrow(says)
})

function messageOf(work: () => unknown): string {
  try {
    work()
    return ''
  } catch (error) {
    return String(error)
  }
}
