import type { Access, AccessResult } from 'payload'

/** Rules by name, so that a collection's `access` reads as a sentence. They hold on every face: contract, REST, panel. */
const anyone: Access = () => true

export const nobody: Access = () => false

export const administrators: Access = ({ req }) => req.user !== null

/** Visitors see what is published; administrators see drafts as well. */
const published: Access = ({ req }): AccessResult => req.user !== null || { _status: { equals: 'published' } }

/** Read by all, written by administrators. For types without drafts. */
export const open = { read: anyone, create: administrators, update: administrators, delete: administrators }

/** As `open`, for types with drafts; versions are for administrators. */
export const editorial = { ...open, read: published, readVersions: administrators }
