import { generatePageMetadata } from '@payloadcms/next/views'
import type { Metadata } from 'next'
import { getPayload } from 'payload'

import config from '#cms/payload.config.ts'
import { readSiteContent } from '#cms/site-content/read-site-content.ts'

export interface PageProps {
  params: Promise<{ segments: string[] }>
  searchParams: Promise<Record<string, string | string[]>>
}

/** Sets the title of the browser tab to the page and the firm's name. */
export async function pageMetadata({ params, searchParams }: PageProps): Promise<Metadata> {
  const [metadata, site] = await Promise.all([
    generatePageMetadata({ config, params, searchParams }),
    getPayload({ config }).then((payload) => readSiteContent(payload)),
  ])
  const page = typeof metadata.title === 'string' ? metadata.title : ''
  const { openGraph: _ofPayload, ...rest } = metadata
  return { ...rest, title: `${page} · ${site.shortName}` }
}
