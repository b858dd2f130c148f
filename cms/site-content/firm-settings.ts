import type { PayloadRequest } from 'payload'

import { IS_PICTURE } from '#collections/picture-or-document.ts'
import { isId } from '#collections/row-id.ts'
import { checkSettings, emptyValues, type SettingsValues } from '#contract/check-settings.ts'
import type { FirmSettings } from '#contract/settings-response.ts'
import { firmSettings } from '#contract/firm-settings.ts'
import { shippedAt } from '#contract/shipped-settings.ts'
import type { FieldError } from '#contract/failure.ts'
import { DEFAULT_LANGUAGE, type Language } from '#contract/languages.ts'
import type { Image } from '#contract/resource.ts'
import { recordOf, textOf } from '#contract/narrow.ts'
import { defaultSiteContent, isClaim, type SiteContent } from '#contract/site-content.ts'
import { auditKinds } from '#cms/audit/kinds.ts'
import { record } from '#cms/audit/record.ts'
import { contentTag, etagHeader } from '#cms/common/etag.ts'
import { invalidFields } from '#cms/common/http-error.ts'
import { inLocale } from '#cms/common/in-locale.ts'
import { requireMatch } from '#cms/common/if-match.ts'
import { retryOnWriteConflict } from '#cms/database/faults.ts'
import { withClusterLock } from '#cms/locks/cluster-lock.ts'
import { globalLockName } from '#cms/locks/lock-names.ts'
import { imageOf } from '#cms/media/api-image.ts'
import { claimPictures } from '#cms/media/trash-unused-pictures.ts'
import { isNamed, placeOf } from './fill-in.ts'
import { contentOf, shippedText } from './read-site-content.ts'
import { defaultsOf, picturesIn, settingsIn, toStored, settingsValuesOf } from './stored-settings.ts'
import { entryUnknown } from '#contract/staff-messages.ts'

const slug = 'site-settings'

/** The global's row in all languages. */
const readStored = async ({ payload }: PayloadRequest): Promise<Record<string, unknown>> => ({
  ...(await payload.db.findGlobal({ slug })),
})

const ofInventedFirm = defaultsOf(firmSettings, shippedAt([]), shippedText)

const none = emptyValues(firmSettings)

/** The values that are shown for empty settings. */
function defaultsFor({ firmName, contact }: SettingsValues): SettingsValues {
  const shipped = { ...recordOf(ofInventedFirm['contact']), ...placeFor(recordOf(contact)) }
  if (!isNamed({ firmName: textOf(recordOf(firmName)[DEFAULT_LANGUAGE]) }))
    return { ...ofInventedFirm, contact: shipped }
  const careersEmail = textOf(recordOf(contact)['email']) || recordOf(ofInventedFirm['contact'])['email']
  const claims = Object.fromEntries(Object.entries(none).filter(([name]) => isClaim(name)))
  return { ...ofInventedFirm, ...claims, contact: { ...shipped, careersEmail } }
}

/** The place on the map that is shown for one that is not set, as settings. */
function placeFor({ location, latitude, longitude }: SettingsValues): SettingsValues {
  const numberOf = (value: unknown) => (typeof value === 'number' ? value : null)
  const written = Object.values(recordOf(location)).map(textOf)
  const place = placeOf(
    {
      location: written.find((text) => text.trim() !== '') ?? '',
      latitude: numberOf(latitude),
      longitude: numberOf(longitude),
    },
    defaultSiteContent.contact,
  )
  return { latitude: place.latitude ?? null, longitude: place.longitude ?? null, mapLinkUrl: place.mapLinkUrl }
}

/** The firm's own settings in all languages, with the defaults for empty ones, the pictures by id, and the revision for `If-Match`. */
export async function readFirmSettings(req: PayloadRequest): Promise<FirmSettings> {
  const values = settingsValuesOf(firmSettings, await readStored(req))
  const pictures: Record<string, Image> = {}
  for (const [id, document] of await picturesOf(req, values, DEFAULT_LANGUAGE)) {
    const image = imageOf(document)
    if (image) pictures[id] = image
  }
  return { revision: etagHeader(tagOf(values)), values, defaults: defaultsFor(values), pictures }
}

const tagOf = (values: SettingsValues): string => contentTag(JSON.stringify(values))

/** Saves the sent settings. Throws 412 if the stored ones do not match `If-Match`, and 400 with an error for each invalid field. */
export async function changeFirmSettings(
  req: PayloadRequest,
  sent: SettingsValues,
  ifMatch: string | null,
): Promise<void> {
  const { payload, user } = req
  await withClusterLock(payload, globalLockName(slug), async () => {
    const stored = await readStored(req)
    const before = settingsValuesOf(firmSettings, stored)
    requireMatch(ifMatch, tagOf(before))
    const values = await checkedSettings(req, sent, before)
    if (JSON.stringify(values) === JSON.stringify(before)) return
    const isNew = stored['createdAt'] === undefined
    const now = new Date().toISOString()
    const { _id, id: _rowId, globalType: _slug, ...rest } = stored
    const data = { ...rest, ...toStored(firmSettings, values), createdAt: rest['createdAt'] ?? now, updatedAt: now }
    // Writes all languages at once, which Payload's own operation cannot do.
    await retryOnWriteConflict(() =>
      isNew ? payload.db.createGlobal({ slug, data, req }) : payload.db.updateGlobal({ slug, data, req }),
    )
    // A picture may have been trashed since it was looked up.
    await claimPictures(
      req,
      picturesIn(firmSettings, values).map(({ id }) => id),
    )
    if (user) record(payload, { who: user, action: 'changed', kind: auditKinds.settings, documentId: slug })
  })
}

async function checkedSettings(
  req: PayloadRequest,
  sent: SettingsValues,
  before: SettingsValues,
): Promise<SettingsValues> {
  const checked = checkSettings(firmSettings, sent, before)
  if (!checked.ok) throw invalidFields(checked.errors)
  const known = await picturesOf(req, checked.values, DEFAULT_LANGUAGE)
  const missing = picturesIn(firmSettings, checked.values).filter(({ id }) => !known.has(id))
  // A picture that was set before and has been deleted since does not prevent saving other settings.
  const kept = new Set(picturesIn(firmSettings, before).map(({ id }) => id))
  const errors: FieldError[] = missing
    .filter(({ id }) => !kept.has(id))
    .map(({ path }) => ({ field: path, message: entryUnknown('Picture') }))
  if (errors.length > 0) throw invalidFields(errors)
  return checked.values
}

/** The documents of the pictures that settings name, by id. */
async function picturesOf(req: PayloadRequest, values: unknown, locale: Language): Promise<Map<string, unknown>> {
  const ids = [...new Set(picturesIn(firmSettings, values).map(({ id }) => id))].filter((id) => isId(req, id))
  if (ids.length === 0) return new Map()
  const { docs } = await req.payload.find({
    collection: 'media',
    where: { and: [{ id: { in: ids } }, IS_PICTURE] },
    depth: 0,
    pagination: false,
    locale,
    fallbackLocale: false,
    req: inLocale(req, locale),
  })
  return new Map(docs.map((document) => [String(document.id), document]))
}

/** The site's content as it would be with settings that are not saved. Throws 400 naming those that are wrong. */
export async function previewFirmSettings(
  req: PayloadRequest,
  sent: SettingsValues,
  language: Language,
): Promise<SiteContent> {
  const values = await checkedSettings(req, sent, settingsValuesOf(firmSettings, await readStored(req)))
  const stored = toStored(firmSettings, values)
  return contentOf(
    req.payload,
    async (locale) => settingsIn(firmSettings, stored, locale, await picturesOf(req, values, locale)),
    language,
  )
}
