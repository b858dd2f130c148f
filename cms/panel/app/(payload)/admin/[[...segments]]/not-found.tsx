import { NotFoundPage } from '@payloadcms/next/views'

import config from '#cms/payload.config.ts'

import { type Address, pageMetadata } from '../../../../brand/metadata.ts'
import { importMap } from '../importMap.js'

export const generateMetadata = pageMetadata

export default function NotFound({ params, searchParams }: Address) {
  return NotFoundPage({ config, importMap, params, searchParams })
}
