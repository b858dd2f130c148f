import { RootPage } from '@payloadcms/next/views'

import config from '#cms/payload.config.ts'

import { type Address, pageMetadata } from '../../../../brand/metadata.ts'
import { importMap } from '../importMap.js'

export const generateMetadata = pageMetadata

export default function Page({ params, searchParams }: Address) {
  return RootPage({ config, importMap, params, searchParams })
}
