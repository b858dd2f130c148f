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

export default withPayload(config)
