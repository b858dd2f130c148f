import { randomBytes } from 'node:crypto'
import { accessSync, constants, existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'

import { SECOND_MS } from '#contract/time.ts'
import { type Mailbox, mailbox } from '#cms/common/mailbox.ts'
import { makeFolder } from './make-folder.ts'
import { decodePercent } from './percent.ts'
import { type Limit, type LimitName, rateLimits } from './rate-limits.ts'
import { refusedPorts } from './refused-ports.ts'

/** The environment variables, parsed once; `LOG_LEVEL` is read by log.ts too, which logs before they are. */
export interface Settings {
  port: number
  host: string | undefined
  /** Without trailing slash; if undefined, links use http://localhost:PORT and the Host header counts as the own origin. */
  publicUrl: string | undefined
  dataDir: string
  mediaDir: string
  /** The bucket that stores pictures instead of MEDIA_DIR. */
  bucket: BucketSettings | undefined
  /** The origin that pages name in pictures' URLs, without trailing slash; if undefined, it is the site's own. */
  mediaUrl: string | undefined
  databaseUri: string | undefined
  seed: 'demo' | 'none'
  /** Whether a changed PAYLOAD_SECRET is intended. */
  acceptNewSecret: boolean
  rateLimits: boolean
  trustProxy: number
  allowedOrigins: readonly string[]
  logLevel: LogLevel
  /** Memory for the cache of visitors' responses. */
  cacheBytes: number
  /** New work is rejected when the event loop delay or a request's waiting time exceeds this; 0 disables it. */
  loadLimitMs: number
  /** Whether the panel is loaded in idle time after the staff's first request to the site, or by the panel's first request. */
  panelLoad: 'idle' | 'request'
  /** Whether browsers store visited pages to show them without a connection. */
  offline: boolean
  /** A client that sends or reads nothing for this long is disconnected. */
  slowClientMs: number
  /** How long a connection may be idle between two requests. */
  keepAliveMs: number
  /** How long `/api/ready` reports that this process is about to stop before it accepts no more connections. */
  leaveMs: number
  /** Caches in front, which other processes run. */
  sharedCache: SharedCacheSettings | undefined
  /** Days after which records of the audit trail are deleted. */
  auditDays: number
  /** Port for the metrics; 0 disables them. */
  metricsPort: number
  /** The address that they are served on. */
  metricsHost: string
  /** The mail server; without one no mail is sent. */
  smtp: Smtp | undefined
  mailFrom: Mailbox
  /** Recipient of notifications of new inquiries. */
  inquiryEmail: string | undefined
  production: boolean
  limits: Readonly<Record<LimitName, Limit>>
}

export interface Smtp {
  host: string
  port: number
  /** TLS from the first byte; if false, STARTTLS where the server offers it. */
  secure: boolean
  auth?: { user: string; pass: string }
}

/** A bucket of an S3-compatible storage. */
export interface BucketSettings {
  name: string
  /** If undefined, it is that of Amazon's region. */
  endpoint: string | undefined
  region: string
  accessKeyId: string
  secretAccessKey: string
  /** Whether the bucket is named in the path of URLs, not in their host. */
  pathStyle: boolean
}

/** How long shared caches may serve a response without revalidation, then while they revalidate; and where to report changes. */
export interface SharedCacheSettings {
  seconds: number
  staleSeconds: number
  purgeUrl: string | undefined
  purgeToken: string | undefined
}

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const
type LogLevel = (typeof logLevels)[number]

/** An invalid setting; the start prints its message as one line. */
export class SettingError extends Error {}

type Environment = Readonly<Record<string, string | undefined>>

/** Longer than proxies’ keep-alive (60 s): the server must not close first, or a request may hit a closed connection. */
const BEHIND_PROXY_SECONDS = 65

/** Parses the settings without touching any file; throws SettingError that names the variable and its rule. */
export function parseSettings(env: Environment): Settings {
  const text = (name: string): string | undefined => env[name]?.trim() || undefined
  const oneOf = <const Choice extends string>(name: string, choices: readonly Choice[], fallback: Choice): Choice => {
    const value = text(name) ?? fallback
    return choices.find((choice) => choice === value) ?? fail(name, `must be one of ${choices.join(', ')}`)
  }
  const whole = (name: string, fallback: number, max: number, min = 0): number => {
    const value = text(name)
    if (value === undefined) return fallback
    return /^\d{1,9}$/.test(value) && Number(value) >= min && Number(value) <= max
      ? Number(value)
      : fail(name, `must be a whole number from ${min} to ${max}`)
  }
  const limit = (name: LimitName): Limit => {
    const { setting, points, seconds } = rateLimits[name]
    const value = text(setting)
    if (value === undefined) return { points, seconds }
    const [given, per] = (/^(\d{1,6})\/(\d{1,6})$/.exec(value) ?? []).slice(1).map(Number)
    // No attempts would lock everybody out, and those of no seconds would never expire.
    if (!given || !per) return fail(setting, 'must be attempts/seconds, such as 10/900, each at least 1')
    return { points: given, seconds: per }
  }
  const trustProxy = text('TRUST_PROXY') === 'off' ? 0 : whole('TRUST_PROXY', 0, 100)
  const databaseUri = text('DATABASE_URI')
  if (databaseUri !== undefined && !/^(mongodb(\+srv)?:\/\/|file:)./.test(databaseUri))
    fail('DATABASE_URI', 'must start with mongodb:// or file:')
  if (databaseUri?.startsWith('mongodb')) mongodbHosts('DATABASE_URI', databaseUri)
  const given = text('PUBLIC_URL')
  const publicUrl = given === undefined ? undefined : origin('PUBLIC_URL', given)
  const mediaUrl = text('MEDIA_URL')
  const smtpUrl = text('SMTP_URL')
  const recipient = text('INQUIRY_EMAIL')
  if (recipient !== undefined && smtpUrl === undefined) fail('INQUIRY_EMAIL', 'needs a mail server: set SMTP_URL too')
  const sender = text('MAIL_FROM')
  const port = whole('PORT', 3000, 65_535)
  const metricsPort = whole('METRICS_PORT', 0, 65_535)
  const [host, metricsHost] = [text('HOST'), text('METRICS_HOST') ?? '127.0.0.1']
  if (metricsPort > 0 && metricsPort === port && [undefined, '0.0.0.0', '::', metricsHost].includes(host))
    fail('METRICS_PORT', 'must differ from PORT')
  return {
    port,
    host,
    publicUrl,
    smtp: smtpUrl === undefined ? undefined : smtp(smtpUrl),
    mailFrom:
      sender === undefined
        ? defaultSender(publicUrl, smtpUrl !== undefined)
        : (mailbox(sender) ?? fail('MAIL_FROM', 'must be like Website <no-reply@example.com>')),
    inquiryEmail:
      recipient === undefined
        ? undefined
        : (mailbox(recipient)?.address ?? fail('INQUIRY_EMAIL', 'must be an e-mail address')),
    dataDir: path.resolve(text('DATA_DIR') ?? 'data'),
    mediaDir: path.resolve(text('MEDIA_DIR') ?? 'media'),
    bucket: bucket(text, (name, fallback) => oneOf(name, ['on', 'off'], fallback) === 'on'),
    mediaUrl: mediaUrl === undefined ? undefined : origin('MEDIA_URL', mediaUrl),
    databaseUri,
    seed: oneOf('SEED', ['demo', 'none'], 'demo'),
    acceptNewSecret: oneOf('NEW_SECRET', ['refuse', 'accept'], 'refuse') === 'accept',
    rateLimits: oneOf('RATE_LIMITS', ['on', 'off'], 'on') === 'on',
    trustProxy,
    keepAliveMs: whole('KEEP_ALIVE_SECONDS', trustProxy > 0 ? BEHIND_PROXY_SECONDS : 5, 3600) * SECOND_MS,
    leaveMs: whole('LEAVE_SECONDS', 0, 300) * SECOND_MS,
    sharedCache: sharedCache(text),
    allowedOrigins: (text('ALLOWED_ORIGINS') ?? '')
      .split(',')
      .filter((part) => part.trim() !== '')
      .map((part, index) => origin(`ALLOWED_ORIGINS (entry ${index + 1})`, part.trim())),
    logLevel: oneOf('LOG_LEVEL', logLevels, 'info'),
    cacheBytes: whole('CACHE_MB', 64, 4096) * 1_048_576,
    loadLimitMs: whole('LOAD_LIMIT_MS', 500, 60_000),
    panelLoad: oneOf('PANEL_LOAD', ['idle', 'request'], 'idle'),
    offline: oneOf('OFFLINE', ['on', 'off'], 'on') === 'on',
    slowClientMs: Math.max(1, whole('SLOW_CLIENT_SECONDS', 20, 120)) * SECOND_MS,
    // 0 would delete the whole trail.
    auditDays: whole('AUDIT_DAYS', 365, 36_500, 1),
    metricsPort,
    metricsHost,
    production: env['NODE_ENV'] === 'production',
    limits: {
      loginPerAccount: limit('loginPerAccount'),
      loginPerClientIp: limit('loginPerClientIp'),
      keyPerClientIp: limit('keyPerClientIp'),
      inquiryPerClientIp: limit('inquiryPerClientIp'),
      resetPerAccount: limit('resetPerAccount'),
      resetPerClientIp: limit('resetPerClientIp'),
    },
  }
}

let parsed: Settings | undefined

/** This process's settings; the first call may throw SettingError. */
export const getSettings = (): Settings => (parsed ??= parseSettings(process.env))

/** The origin of links to the site: PUBLIC_URL, else the port on this machine. */
export const siteOrigin = ({ publicUrl, port }: Pick<Settings, 'publicUrl' | 'port'>): string =>
  publicUrl ?? `http://localhost:${port}`

/** The site's own address. Where no mail is sent, the host need not be one that mail can come from, such as `localhost`. */
function defaultSender(publicUrl: string | undefined, sends: boolean): Mailbox {
  const host = publicUrl === undefined ? 'example.com' : new URL(publicUrl).hostname
  const sender = mailbox(`Website <no-reply@${host}>`)
  if (!sender && sends) fail('MAIL_FROM', 'must be set: no mail can come from the host of PUBLIC_URL')
  return sender ?? { name: 'Website', address: 'no-reply@example.com' }
}

function origin(name: string, value: string): string {
  const url = URL.canParse(value) ? new URL(value) : undefined
  if (!url || !/^https?:$/.test(url.protocol) || url.pathname !== '/' || url.search || url.hash || hasUser(url))
    return fail(name, 'must be an origin such as https://www.example.com')
  return url.origin
}

const hasUser = ({ username, password }: URL): boolean => username !== '' || password !== ''

const ENCODED = 'with special characters of user and password percent-encoded (/ is %2F, @ is %40)'

/** A name, an address or the percent-encoded path of a socket, perhaps with a port. */
const MONGODB_HOST = /^(?:\[[\da-f:.%]+\]|[^:#[\]@\s]+)(?::\d{1,5})?$/i

/**
 * The hosts in a URI of MongoDB, read as its drivers do; they and MongoDB's tools would quote one that they cannot read.
 *
 * @param name of the setting or option that has it, for the SettingError that is thrown for such a URI
 */
export function mongodbHosts(name: string, uri: string): readonly string[] {
  const rest = uri.replace(/^mongodb(\+srv)?:\/\//, '')
  const at = rest.indexOf('@')
  const user = rest.slice(0, Math.max(0, at))
  const [hosts = ''] = rest.slice(at + 1).split(/[/?]/, 1)
  const isRead = at !== 0 && !/[/?#[\]]|:.*:/s.test(user) && hosts.split(',').every((host) => MONGODB_HOST.test(host))
  // The value is left out of the message, since any part of it may be of the password.
  if (!isRead || decodePercent(`${user}@${hosts}`) === undefined)
    throw new SettingError(`${name} must be like mongodb://user:password@host:27017/name, ${ENCODED}`)
  if (hosts.split(',').some((host) => !isPort(/(?<=:)\d{1,5}$/.exec(host)?.[0] ?? '27017')))
    throw new SettingError(`${name} must have a port from 1 to 65535`)
  return hosts.split(',')
}

const isPort = (digits: string): boolean => Number(digits) >= 1 && Number(digits) <= 65_535

const neededWithBucket = ['S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const

function bucket(
  text: (name: string) => string | undefined,
  isOn: (name: string, fallback: 'on' | 'off') => boolean,
): BucketSettings | undefined {
  const [name, endpoint, region] = [text('S3_BUCKET'), text('S3_ENDPOINT'), text('S3_REGION')]
  const [accessKeyId, secretAccessKey] = neededWithBucket.map(text)
  if (name === undefined) {
    const given = ['S3_ENDPOINT', 'S3_REGION', 'S3_PATH_STYLE', ...neededWithBucket].find(text)
    if (given !== undefined) throw new SettingError(`${given} needs the name of a bucket: set S3_BUCKET too`)
    return undefined
  }
  if (!/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/.test(name))
    fail('S3_BUCKET', 'must be the name of a bucket: 3 to 63 small letters, digits, hyphens and dots')
  // Before the SDK refuses it, whose message names no setting.
  if (region !== undefined && !/^[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?$/i.test(region))
    fail('S3_REGION', 'must be the name of a region, such as ap-south-1')
  if (accessKeyId === undefined || secretAccessKey === undefined)
    throw new SettingError(`S3_BUCKET needs ${neededWithBucket.join(' and ')}`)
  if (endpoint === undefined && region === undefined) throw new SettingError('S3_BUCKET needs S3_ENDPOINT or S3_REGION')
  return {
    name,
    endpoint: endpoint === undefined ? undefined : origin('S3_ENDPOINT', endpoint),
    region: region ?? 'us-east-1',
    accessKeyId,
    secretAccessKey,
    pathStyle: isOn('S3_PATH_STYLE', endpoint === undefined ? 'off' : 'on'),
  }
}

function sharedCache(text: (name: string) => string | undefined): SharedCacheSettings | undefined {
  const [times, purgeUrl, purgeToken] = [text('SHARED_CACHE') ?? 'off', text('PURGE_URL'), text('PURGE_TOKEN')]
  if (purgeToken !== undefined && purgeUrl === undefined)
    fail('PURGE_TOKEN', 'needs where it is sent: set PURGE_URL too')
  if (times === 'off') return purgeUrl === undefined ? undefined : fail('PURGE_URL', 'needs SHARED_CACHE')
  const [, seconds, staleSeconds] =
    /^(\d{1,8})\/(\d{1,8})$/.exec(times) ?? fail('SHARED_CACHE', 'must be seconds/stale seconds, such as 60/300')
  const url = purgeUrl !== undefined && URL.canParse(purgeUrl) ? new URL(purgeUrl) : undefined
  if (purgeUrl !== undefined && (!url || !/^https?:$/.test(url.protocol) || hasUser(url)))
    fail('PURGE_URL', 'must be an http or https URL without user and password: set PURGE_TOKEN in their place')
  if (purgeUrl !== undefined && refusedPorts.has(Number(url?.port)))
    fail(
      'PURGE_URL',
      'must have another port, since HTTP requests to this one are refused: let the cache listen on another',
    )
  if (purgeToken !== undefined && !/^[ -~]+$/.test(purgeToken))
    fail('PURGE_TOKEN', 'must have ASCII letters, digits and signs only, since it is sent in a header')
  return { seconds: Number(seconds), staleSeconds: Number(staleSeconds), purgeUrl, purgeToken }
}

function smtp(value: string): Smtp {
  const url = URL.canParse(value) ? new URL(value) : undefined
  const user = decodePercent(url?.username ?? '')
  const pass = decodePercent(url?.password ?? '')
  const isWhole = url && url.hostname !== '' && /^\/?$/.test(url.pathname) && !url.search && !url.hash
  if (!isWhole || !/^smtps?:$/.test(url.protocol) || user === undefined || pass === undefined)
    return fail('SMTP_URL', `must be like smtps://user:password@mail.example.com:465, ${ENCODED}`)
  const secure = url.protocol === 'smtps:'
  return {
    host: url.hostname.replace(/^\[|\]$/g, ''),
    port: Number(url.port) || (secure ? 465 : 587),
    secure,
    ...(user === '' ? {} : { auth: { user, pass } }),
  }
}

/** The value is left out of the message, since any may be a secret, or contain one: what was meant for another setting, a URL with a slash too few. */
function fail(name: string, rule: string): never {
  throw new SettingError(`${name} ${rule}`)
}

/** Creates the folders that are used if missing and checks that they are writable; throws SettingError otherwise. */
export function prepareFolders({ dataDir, mediaDir, bucket: pictures }: Settings): void {
  for (const [name, dir] of [['DATA_DIR', dataDir] as const, ...(pictures ? [] : [['MEDIA_DIR', mediaDir] as const])]) {
    try {
      makeFolder(dir)
      accessSync(dir, constants.R_OK | constants.W_OK | constants.X_OK)
    } catch (error) {
      throw new SettingError(
        `${name} must be a folder that can be read and written: ${error instanceof Error ? error.message : error}`,
      )
    }
  }
}

/**
 * The secret that signs sessions: PAYLOAD_SECRET, else one generated on the first start and stored in DATA_DIR.
 * Required with MongoDB, since all nodes on a database need the same one.
 */
export function readSecret(env: Environment, settings: Settings): string {
  const given = env['PAYLOAD_SECRET']
  if (given !== undefined && given !== '') {
    if (given.length < 16) throw new SettingError('PAYLOAD_SECRET must have at least 16 characters')
    return given
  }
  if (settings.databaseUri?.startsWith('mongodb'))
    throw new SettingError('PAYLOAD_SECRET is required with a MongoDB database')
  const file = path.join(settings.dataDir, 'secret')
  try {
    if (!existsSync(file)) writeFileSync(file, randomBytes(32).toString('hex'), { mode: 0o600, flag: 'wx' })
    const stored = readFileSync(file, 'utf8').trim()
    if (stored.length >= 16) return stored
  } catch (error) {
    throw new SettingError(`The secret in DATA_DIR cannot be used: ${error instanceof Error ? error.message : error}`)
  }
  throw new SettingError(
    `The secret in DATA_DIR (${file}) is damaged; remove it to have a new one made (all sign-ins end, and second factors cannot be read)`,
  )
}
