import path from 'node:path'

import { withPayload } from '@payloadcms/next/withPayload'

const root = path.resolve(import.meta.dirname, '../..')

/** @type {import('next').NextConfig} */
const config = {
  poweredByHeader: false,
  images: { unoptimized: true },
  outputFileTracingRoot: root,
  turbopack: { root },
  // Types are checked once, for the whole project.
  typescript: { ignoreBuildErrors: true },
  // The Express server compresses and logs.
  compress: false,
  logging: false,
  // Enough for a form with a description at its limit; the same limit as the Express server's.
  experimental: { serverActions: { bodySizeLimit: '8mb' } },
}

const { headers, ...withPanel } = withPayload(config)

/** Chromium would repeat its first request because of Critical-CH, and each request of a form for a new entry makes a draft. */
const withoutRepeats = async () =>
  ((await headers?.()) ?? []).map((rule) => ({
    ...rule,
    headers: rule.headers.filter(({ key }) => key !== 'Critical-CH'),
  }))

export default { ...withPanel, headers: withoutRepeats }
