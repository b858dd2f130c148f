import type { CollectionConfig, Field } from 'payload'

import { deskEventKinds, inquiryStatuses, NOTE_MAX } from '../contract/inquiry-desk.ts'
import { inquiryStatusNames } from '../contract/inquiry-status-names.ts'
import { inquiry } from '../contract/inquiry.ts'
import { DEFAULT_LANGUAGE, LANGUAGES } from '../contract/languages.ts'
import { denyAll, staff } from './access.ts'
import { dayAndTime } from './credentials.ts'
import { fieldsOf, labelsOf } from './fields.ts'

/** Written by the server alone. */
const derived = { create: denyAll, update: denyAll }

/** Makes a text field unchangeable once created: the visitor's own words stay. */
const asSent = (field: Field): Field =>
  field.type === 'text' || field.type === 'textarea'
    ? ({ ...field, access: { ...field.access, update: denyAll } } satisfies Field)
    : field

/** The state of an inquiry. Suspected spam is marked on arrival and can be unmarked. */
const status: Field = {
  name: 'status',
  type: 'select',
  options: inquiryStatuses.map((value) => ({ value, label: inquiryStatusNames[value] })),
  defaultValue: 'new',
  required: true,
  index: true,
  admin: { position: 'sidebar', isClearable: false },
}

const takenBy: Field = {
  name: 'takenBy',
  type: 'relationship',
  relationTo: 'users',
  label: 'Taken by',
  index: true,
  admin: { position: 'sidebar' },
}

const answerBy: Field = {
  name: 'answerBy',
  type: 'date',
  label: 'Answer promised by',
  index: true,
  access: derived,
  admin: { position: 'sidebar', readOnly: true, date: dayAndTime },
}

/** Moved to the thread when it is saved (cms/inquiries/thread.ts). */
const note: Field = {
  name: 'note',
  type: 'textarea',
  label: 'Add a note',
  virtual: true,
  maxLength: NOTE_MAX,
  admin: {
    position: 'sidebar',
    // Without this Payload treats a virtual field as read-only.
    readOnly: false,
    description: 'For the office alone: visitors never see it. It is added to what was done.',
    disableListColumn: true,
    disableListFilter: true,
  },
}

const thread: Field = {
  name: 'thread',
  type: 'array',
  label: 'What was done',
  labels: { singular: 'Event', plural: 'Events' },
  access: derived,
  admin: { readOnly: true, initCollapsed: false, description: 'The oldest first.' },
  fields: [
    {
      type: 'row',
      fields: [
        { name: 'at', type: 'date', label: 'When', required: true, admin: { date: dayAndTime } },
        { name: 'who', type: 'text' },
        { name: 'kind', type: 'select', required: true, options: [...deskEventKinds] },
      ],
    },
    { name: 'text', type: 'textarea' },
  ],
}

/** The language of the page that it was sent from: mails to its sender are in it. */
const language: Field = {
  name: 'language',
  type: 'select',
  options: [...LANGUAGES],
  defaultValue: DEFAULT_LANGUAGE,
  access: derived,
  admin: { position: 'sidebar', readOnly: true },
}

/** When it will be deleted, as the desk says; empty while that is not near. */
const removeAt: Field = {
  name: 'removeAt',
  type: 'date',
  index: true,
  access: derived,
  admin: { hidden: true, disableListColumn: true, disableListFilter: true },
}

export const Inquiries = {
  slug: 'inquiries' as const,
  labels: labelsOf(inquiry, 'Inquiries'),
  // Visitors create inquiries only through the contract's rate-limited contact call.
  access: { read: staff, create: staff, update: staff },
  admin: {
    group: 'Visitors',
    description: 'What visitors sent through the contact form.',
    useAsTitle: 'name',
    defaultColumns: ['name', 'status', 'message', 'email', 'phone', 'createdAt'],
    listSearchableFields: ['name', 'email', 'phone', 'message'],
    components: { beforeListTable: ['/inquiries/export-link.tsx#ExportLink'] },
  },
  defaultSort: '-createdAt',
  disableDuplicate: true,
  fields: [...fieldsOf(inquiry).map(asSent), status, takenBy, answerBy, language, note, thread, removeAt],
} satisfies CollectionConfig
