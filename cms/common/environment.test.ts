import { readFileSync } from 'node:fs'
import { parseEnv } from 'node:util'

import { describe, expect, it } from 'vitest'

import { readSecret, parseSettings, SettingError } from './environment.ts'

describe('settings', () => {
  it('have working defaults', () => {
    expect(parseSettings({})).toMatchObject({
      port: 3000,
      publicUrl: undefined,
      databaseUri: undefined,
      seed: 'demo',
      rateLimits: true,
      trustProxy: 0,
      allowedOrigins: [],
      logLevel: 'info',
      limits: {
        loginPerAccount: { points: 10, seconds: 900 },
        loginPerClientIp: { points: 100, seconds: 900 },
        inquiryPerClientIp: { points: 20, seconds: 600 },
      },
    })
  })

  it.each([
    [undefined, 'example.com'],
    ['http://localhost:3000', 'example.com'],
    ['http://[::1]:3000', 'example.com'],
    ['https://www.lekhdanda.example', 'www.lekhdanda.example'],
  ])('with the public URL %s mails come from %s', (publicUrl, domain) => {
    expect(parseSettings({ PUBLIC_URL: publicUrl }).mailFrom).toEqual({
      name: 'Website',
      address: `no-reply@${domain}`,
    })
  })

  it('need a sender where mail is sent and cannot come from the host', () => {
    const settings = { PUBLIC_URL: 'http://localhost:3000', SMTP_URL: 'smtp://mail.example.com' }
    expect(() => parseSettings(settings)).toThrow('MAIL_FROM must be set')
    expect(parseSettings({ ...settings, MAIL_FROM: 'Site <site@example.com>' }).mailFrom.address).toBe(
      'site@example.com',
    )
  })

  it('are all in .env.example, whose values can be used, and in docs/operating.md', () => {
    const example = parseEnv(readFileSync('.env.example', 'utf8').replace(/^#(?=[A-Z])/gm, ''))
    const read = new Set<string>()
    const recording = new Proxy(example, {
      get: (target, name) => (typeof name === 'string' ? (read.add(name), target[name]) : undefined),
    })
    parseSettings(recording)
    read.delete('NODE_ENV')
    read.add('PAYLOAD_SECRET')
    expect(Object.keys(example).sort()).toEqual([...read].sort())
    const table = readFileSync('docs/operating.md', 'utf8')
    expect([...read].filter((name) => !table.includes(`\`${name}\``))).toEqual([])
  })

  const bucket = { S3_BUCKET: 'pictures', S3_ACCESS_KEY_ID: 'key', S3_SECRET_ACCESS_KEY: 'the secret' }
  const given = { accessKeyId: 'key', secretAccessKey: 'the secret', name: 'pictures' }
  const own = { endpoint: 'http://127.0.0.1:9000', region: 'us-east-1', pathStyle: true }
  it.each([
    [{}, undefined],
    [
      { ...bucket, S3_ENDPOINT: 'http://127.0.0.1:9000/' },
      { ...given, ...own },
    ],
    [
      { ...bucket, S3_ENDPOINT: 'http://127.0.0.1:9000', S3_PATH_STYLE: 'off' },
      { ...given, ...own, pathStyle: false },
    ],
    [
      { ...bucket, S3_REGION: 'ap-south-1' },
      { ...given, endpoint: undefined, region: 'ap-south-1', pathStyle: false },
    ],
  ])('a bucket: %j', (env, expected) => {
    expect(parseSettings(env).bucket).toEqual(expected)
  })

  it.each([
    [{ S3_ENDPOINT: 'https://s3.example.com' }, /^S3_ENDPOINT needs .* S3_BUCKET/],
    [{ S3_SECRET_ACCESS_KEY: 'the secret' }, /^S3_SECRET_ACCESS_KEY needs .* S3_BUCKET/],
    [{ ...bucket }, /^S3_BUCKET needs S3_ENDPOINT or S3_REGION$/],
    [{ ...bucket, S3_REGION: 'r', S3_SECRET_ACCESS_KEY: '' }, /^S3_BUCKET needs S3_ACCESS_KEY_ID and S3_SECRET/],
    [{ ...bucket, S3_REGION: 'r', S3_BUCKET: 'No Bucket' }, /^S3_BUCKET must be the name of a bucket/],
    [{ ...bucket, S3_ENDPOINT: 's3.example.com' }, /^S3_ENDPOINT must be an origin/],
    [{ ...bucket, S3_ENDPOINT: 'https://s3.example.com/pictures' }, /^S3_ENDPOINT must be an origin/],
    [{ ...bucket, S3_REGION: 'r', S3_PATH_STYLE: 'yes' }, /^S3_PATH_STYLE must be one of on, off/],
    [{ MEDIA_URL: 'https://cdn.example.com/media' }, /^MEDIA_URL must be an origin/],
  ])('a bucket that is set wrongly is refused, and its secret is not printed: %j', (env, message) => {
    expect(() => parseSettings(env)).toThrow(message)
    expect(() => parseSettings(env)).toThrow(SettingError)
    expect(() => parseSettings(env)).not.toThrow('the secret')
  })

  it('are read from the environment', () => {
    const settings = parseSettings({
      PUBLIC_URL: 'https://www.example.com/',
      ALLOWED_ORIGINS: 'https://a.test, http://b.test:8080',
      TRUST_PROXY: '2',
      LIMIT_LOGIN_ACCOUNT: '3/60',
      DATABASE_URI: 'mongodb://localhost/site',
    })
    expect(settings.publicUrl).toBe('https://www.example.com')
    expect(settings.allowedOrigins).toEqual(['https://a.test', 'http://b.test:8080'])
    expect(settings.trustProxy).toBe(2)
    expect(settings.keepAliveMs).toBe(65_000)
    expect(parseSettings({}).keepAliveMs).toBe(5000)
    expect(parseSettings({ SHARED_CACHE: '60/300' }).sharedCache).toMatchObject({ seconds: 60, staleSeconds: 300 })
    expect(settings.limits.loginPerAccount).toEqual({ points: 3, seconds: 60 })
  })

  it.each([
    ['smtp://[::1]:2525', { host: '::1', port: 2525, secure: false }],
    ['smtp://localhost:2525', { host: 'localhost', port: 2525, secure: false }],
    [
      'smtps://office%40example.com:p%40ss@mail.example.com',
      { host: 'mail.example.com', port: 465, secure: true, auth: { user: 'office@example.com', pass: 'p@ss' } },
    ],
  ])('for the mail server are read from %s', (url, expected) => {
    expect(parseSettings({ SMTP_URL: url }).smtp).toEqual(expected)
  })

  it('never show the mail server’s password in an error', () => {
    expect(() => parseSettings({ SMTP_URL: 'imap://me:hidden@example.com' })).toThrow(/^((?!hidden).)*$/)
  })

  it.each([
    ['SMTP_URL', 'mail.example.com'],
    ['SMTP_URL', 'http://mail.example.com'],
    ['SMTP_URL', 'smtp://me:50%@mail.example.com'],
    ['SMTP_URL', 'smtp://mail.example.com?secure=true'],
    ['MAIL_FROM', 'website'],
    ['INQUIRY_EMAIL', 'the office'],
    ['PORT', 'abc'],
    ['PORT', '70000'],
    ['PORT', '-1'],
    ['PUBLIC_URL', 'example.com'],
    ['PUBLIC_URL', 'https://example.com/path'],
    ['PUBLIC_URL', 'ftp://example.com'],
    ['ALLOWED_ORIGINS', '*'],
    ['DATABASE_URI', 'postgres://x'],
    ['SEED', 'yes'],
    ['RATE_LIMITS', 'maybe'],
    ['TRUST_PROXY', 'true'],
    ['KEEP_ALIVE_SECONDS', '1.5'],
    ['LEAVE_SECONDS', '301'],
    ['SHARED_CACHE', '60'],
    ['PURGE_URL', 'http://127.0.0.1/'],
    ['LOG_LEVEL', 'loud'],
    ['LIMIT_LOGIN_ADDRESS', '100'],
    ['LIMIT_LOGIN_ADDRESS', '10/0'],
    ['LIMIT_LOGIN_ACCOUNT', '0/900'],
    ['AUDIT_DAYS', '0'],
    ['METRICS_PORT', 'on'],
    ['METRICS_PORT', '3000'],
    ['PURGE_TOKEN', 'a token'],
    // As Kubernetes sets it for a service named metrics.
    ['METRICS_PORT', 'tcp://10.0.0.1:9464'],
  ])('reject %s=%s with one line that names the variable', (name, value) => {
    const read = () => parseSettings({ [name]: value })
    expect(read).toThrow(SettingError)
    expect(read).toThrow(new RegExp(`^${name} .*$`))
  })

  it.each(['http://127.0.0.1:6000/', 'https://cache.example.com:22/purge'])('reject PURGE_URL=%s', (url) => {
    const read = () => parseSettings({ SHARED_CACHE: '60/300', PURGE_URL: url })
    expect(read).toThrow(SettingError)
    expect(read).toThrow(/^PURGE_URL must have another port/)
  })

  it('take one port for both on different addresses', () => {
    const settings = parseSettings({ HOST: '203.0.113.5', PORT: '3001', METRICS_PORT: '3001' })
    expect([settings.port, settings.metricsPort]).toEqual([3001, 3001])
  })

  it('never show the database’s password in an error', () => {
    expect(() => parseSettings({ DATABASE_URI: 'mysql://me:hunter2@db/x' })).toThrow(/^((?!hunter2).)*$/)
  })

  it('require a secret where nodes share a database, and reject a weak one', () => {
    const shared = parseSettings({ DATABASE_URI: 'mongodb://localhost/site' })
    expect(() => readSecret({}, shared)).toThrow(/PAYLOAD_SECRET is required/)
    expect(() => readSecret({ PAYLOAD_SECRET: 'short' }, shared)).toThrow(/at least 16/)
    expect(readSecret({ PAYLOAD_SECRET: 'long enough to be one' }, shared)).toBe('long enough to be one')
  })
})
