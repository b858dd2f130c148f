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
  // The server in front compresses and logs.
  compress: false,
  logging: false,
}

export default withPayload(config)
