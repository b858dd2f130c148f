import path from 'node:path'

import { buildConfig, type CollectionConfig } from 'payload'

import {
  ApiKeys,
  Audit,
  collectionsByType,
  Downloads,
  Media,
  ExpiringRows,
  MissedAddresses,
  FormerSlugs,
  SecondFactors,
  Sessions,
  SiteSettings,
  Users,
} from '#collections/index.ts'
import { withTrash } from '#collections/trash.ts'
import { OFFICE_TIME_ZONE } from '#contract/office-time-zone.ts'
import { resourceNames, resources } from '#contract/index.ts'
import { DEFAULT_LANGUAGE, languageNames, LANGUAGES } from '#contract/languages.ts'
import { removeUnserved } from '#cms/api/payload-endpoints.ts'
import { auditTrail } from './audit/hooks.ts'
import { sessionStrategy } from './auth/strategy.ts'
import { withServerSessions } from './auth/with-server-sessions.ts'
import { withOtherTitles } from '#cms/content/with-other-titles.ts'
import { withLanguages } from '#cms/content/complete-languages.ts'
import { withStaffLink } from '#cms/content/staff-link.ts'
import { withDerivedFields } from '#cms/content/derived-fields.ts'
import { databaseAdapter } from '#cms/database/adapters.ts'
import { lockMigrations } from '#cms/locks/lock-migrations.ts'
import { restrictEditLocks } from '#cms/panel-records/edit-locks.ts'
import { withInquiries } from './inquiries/with-inquiries.ts'
import { checkScheduled, retryScheduledPublishing } from './jobs/run-scheduled.ts'
import { jobs } from './jobs/config.ts'
import { payloadLog } from '#cms/common/log.ts'
import { withPublishControls } from './drafts/publish-controls.ts'
import { mailAdapter } from './mail/adapter.ts'
import { withFiles } from './media/payload-upload-hooks.ts'
import { withPictureHooks } from './media/trash-unused-pictures.ts'
import { draftsFromPanel, requireStatusBesideDraft } from './api/panel-drafts.ts'
import { trashFromPanel } from './api/panel-trash.ts'
import { protectDeletedAt } from './trash/protect.ts'
import { dropOperators } from '#cms/database/operators.ts'
import { protectListOrder } from '#cms/content/order.ts'
import { limitPreferences } from '#cms/panel-records/preferences.ts'
import { withFormerSlugs } from '#cms/content/former-slugs.ts'
import { richTextEditor } from './rich-text/editor.ts'
import { seo } from '#cms/site-content/seo.ts'
import { withSettingsRules } from '#cms/site-content/settings-in-panel.ts'
import { getSettings } from '#cms/common/environment.ts'

const settings = getSettings()

const secure = settings.publicUrl?.startsWith('https:') ?? false

const contentCollections: CollectionConfig[] = resourceNames.map((name) => {
  const described = withDerivedFields(collectionsByType[name], resources[name])
  const whole = withLanguages(withFormerSlugs(described, resources[name]), resources[name])
  const collection = withStaffLink(withPublishControls(withTrash(withPictureHooks(whole))), resources[name])
  return name === 'inquiry' ? withInquiries(collection) : collection
})

/** Payload's function that copies a locale into another is not served (server-functions.ts). */
const withoutCopyToLocale = (collection: CollectionConfig): CollectionConfig => ({
  ...collection,
  admin: { ...collection.admin, disableCopyToLocale: true },
})

/** Client errors are logged at level info. Payload's types do not list all of its errors' names. */
const loggingLevels = {
  AuthenticationError: 'info',
  UnauthorizedError: 'info',
  APIError: 'info',
  QueryError: 'info',
} as const

export default buildConfig({
  secret: process.env['PAYLOAD_SECRET'] ?? '',
  // Under https the prefix makes browsers bind the cookie to this host.
  cookiePrefix: secure ? '__Host-payload' : 'payload',
  routes: { api: '/api', admin: '/admin' },
  auth: { jwtOrder: ['cookie'] },
  // Removes the JWT strategy that Payload adds; this server signs no such tokens.
  onInit: (payload) => {
    payload.authStrategies = [sessionStrategy]
  },
  admin: {
    user: 'users',
    avatar: 'default',
    dateFormat: 'd MMM yyyy, HH:mm',
    importMap: {
      baseDir: path.resolve('cms/panel'),
      importMapFile: path.resolve('cms/panel/app/(payload)/admin/importMap.js'),
      autoGenerate: false,
    },
    // Scheduled publishing uses the office's time zone.
    timezones: {
      supportedTimezones: [{ label: 'Kathmandu', value: OFFICE_TIME_ZONE }],
      defaultTimezone: OFFICE_TIME_ZONE,
    },
    // The suffix is the firm's name, which is a setting: panel/brand/metadata.ts adds it.
    meta: { titleSuffix: '', icons: [{ rel: 'icon', type: 'image/svg+xml', url: '/favicon.svg' }] },
    components: {
      graphics: { Logo: '/brand/logo.tsx#Logo', Icon: '/brand/icon.tsx#Icon' },
      beforeDashboard: ['/brand/dashboard.tsx#Dashboard'],
      afterLogin: ['/brand/sign-in-with-code.tsx#SignInWithCode'],
    },
  },
  localization: {
    locales: LANGUAGES.map((code) => ({ code, label: languageNames[code] })),
    defaultLocale: DEFAULT_LANGUAGE,
    fallback: true,
  },
  collections: [
    ...contentCollections,
    withTrash(withFiles(Media)),
    withServerSessions(Users, sessionStrategy, { secure }),
    Sessions,
    ApiKeys,
    SecondFactors,
    ExpiringRows,
    Audit,
    MissedAddresses,
    Downloads,
    FormerSlugs,
  ]
    .map(withoutCopyToLocale)
    .map(withOtherTitles),
  globals: [withSettingsRules(SiteSettings)],
  plugins: [seo, auditTrail],
  editor: richTextEditor,
  db: lockMigrations(await databaseAdapter(settings)),
  email: mailAdapter(settings),
  jobs,
  logger: payloadLog,
  loggingLevels,
  i18n: { translations: { en: { general: { payloadSettings: 'The look of this panel' } } } },
  graphQL: { disable: true },
  telemetry: false,
  maxDepth: 2,
  defaultDepth: 1,
  typescript: { outputFile: path.resolve('cms/generated/payload-types.ts') },
})
  .then(retryScheduledPublishing)
  .then(checkScheduled)
  .then(dropOperators)
  .then(restrictEditLocks)
  .then(limitPreferences)
  .then(protectListOrder)
  .then(requireStatusBesideDraft)
  .then(trashFromPanel)
  .then(draftsFromPanel)
  .then(protectDeletedAt)
  .then(removeUnserved)
