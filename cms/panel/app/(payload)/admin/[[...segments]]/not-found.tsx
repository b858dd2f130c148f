import { NotFoundPage } from '@payloadcms/next/views'

import config from '#cms/payload.config.ts'

import { type PageProps, pageMetadata } from '../../../../brand/metadata.ts'
import { importMap } from '../importMap.js'

export const generateMetadata = pageMetadata

export default function NotFound({ params, searchParams }: PageProps) {
  return NotFoundPage({ config, importMap, params, searchParams })
}
