import type { Api } from '../api/client.ts'
import type { FeedDocument } from './feed-document.ts'

const icon = (src: string, sizes: string, type: string, purpose = 'any') => ({ src, sizes, type, purpose })

/** The web app manifest: name, colours and icons on a phone's home screen. */
export async function manifest(api: Api): Promise<FeedDocument> {
  const { firmName, shortName, seo } = await api.siteContent()
  const content = {
    name: firmName,
    short_name: shortName,
    description: seo.description,
    lang: 'en',
    start_url: '/',
    scope: '/',
    display: 'browser',
    background_color: '#FCFBF8',
    theme_color: '#0B5A50',
    icons: [
      icon('/favicon.svg', 'any', 'image/svg+xml'),
      icon('/icon-192.png', '192x192', 'image/png'),
      icon('/icon-512.png', '512x512', 'image/png'),
      icon('/icon-512.png', '512x512', 'image/png', 'maskable'),
    ],
  }
  return { contentType: 'application/manifest+json', body: JSON.stringify(content) }
}
