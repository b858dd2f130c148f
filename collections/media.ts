import type { CollectionConfig, NumberField } from 'payload'

import { ALT_MAX, imageTypes } from '../contract/image-file.ts'
import { PDF } from '../contract/documents.ts'
import { TITLE } from '../contract/limits.ts'
import { staff } from './access.ts'
import { isDocument } from './picture-or-document.ts'

/**
 * Payload deletes a deleted document's file from its folder, past a running backup, although it stores none there
 * (payload/dist/uploads/deleteAssociatedFiles.js); by default from `media`. This folder does not exist.
 */
const NO_FOLDER = 'no-local-storage'

/** The smaller WebP versions stored with a picture are so wide, in pixels. */
const IMAGE_WIDTHS = [480, 960, 1600]

/** The smaller WebP versions stored with a picture; animations have none. */
export function renditionsOf(picture: { filename: string; width: number; frames: number }) {
  if (picture.frames > 1) return []
  const base = picture.filename.replace(/\.[^.]+$/, '')
  return IMAGE_WIDTHS.filter((width) => width < picture.width).map((width) => ({
    width,
    filename: `${base}-${width}.webp`,
  }))
}

/** The URL of the smallest file that is large enough for a list's thumbnail; none of what is in the trash, which visitors do not get. */
function thumbnail({ doc }: { doc: Record<string, unknown> }): string | null {
  const { filename, width, frames, deletedAt } = doc
  if (typeof filename !== 'string' || deletedAt || isDocument(doc)) return null
  const small =
    typeof width === 'number' ? renditionsOf({ filename, width, frames: Number(frames ?? 1) })[0] : undefined
  return mediaUrl(small?.filename ?? filename)
}

/** Payload's own file URL redirects to the public one. */
const redirectToFile = (filename: string): Response =>
  new Response(null, { status: 302, headers: { location: mediaUrl(filename) } })

/** The URL path of a stored file. */
export const mediaUrl = (filename: string): string => `/media/${encodeURIComponent(filename)}`

/** Payload's own focal point fields, limited to their range. */
const percent = (name: string): NumberField => ({ name, type: 'number', min: 0, max: 100, admin: { hidden: true } })

export const Media = {
  slug: 'media' as const,
  labels: { singular: 'Picture', plural: 'Pictures' },
  // Pictures are public at /media by name; the list, which includes drafts' pictures, is for staff only.
  access: { read: staff, create: staff, update: staff },
  admin: {
    group: 'Content',
    description:
      'Pictures for all entries, and PDFs that visitors download. Of pictures, location data is removed and smaller versions are made on upload.',
    useAsTitle: 'originalName',
    defaultColumns: ['originalName', 'filename', 'alt', 'createdAt'],
    listSearchableFields: ['originalName', 'alt', 'title', 'filename'],
  },
  disableDuplicate: true,
  // What `thumbnail` reads; lists ask for its URL alone.
  forceSelect: { filename: true, mimeType: true, width: true, frames: true, deletedAt: true },
  upload: {
    // Files are written, served and deleted by cms/media (staged, hashed names, immutable).
    disableLocalStorage: true,
    staticDir: NO_FOLDER,
    filesRequiredOnCreate: false,
    mimeTypes: [...imageTypes, PDF],
    pasteURL: false,
    crop: true,
    focalPoint: true,
    adminThumbnail: thumbnail,
    handlers: [(_req, { params: { filename } }) => redirectToFile(filename)],
  },
  fields: [
    {
      name: 'alt',
      type: 'text',
      localized: true,
      label: 'Alternative text',
      maxLength: ALT_MAX,
      admin: {
        description: 'What the picture shows, for people who cannot see it. Leave empty if it only decorates.',
        condition: (file: Readonly<Record<string, unknown>>) => !isDocument(file),
      },
    },
    {
      name: 'title',
      type: 'text',
      localized: true,
      label: 'Name for visitors',
      maxLength: TITLE,
      admin: {
        description: 'What visitors read, and under which they save it. The name of the file, if left empty.',
        condition: isDocument,
      },
    },
    {
      // Files are stored under generated names; this name is for finding a picture again.
      name: 'originalName',
      type: 'text',
      label: 'Name',
      maxLength: 300,
      admin: { description: 'How the file was called when it was uploaded.' },
    },
    ...['focalX', 'focalY'].map(percent),
    {
      name: 'usedIn',
      type: 'ui',
      label: 'Used in',
      admin: { components: { Field: '/media/used-in.tsx#UsedIn' }, disableListColumn: true },
    },
    {
      name: 'frames',
      type: 'number',
      defaultValue: 1,
      access: { create: () => false, update: () => false },
      admin: { hidden: true },
    },
  ],
} satisfies CollectionConfig
