import { createHash } from 'node:crypto'
import path from 'node:path'

import type { RequestHandler } from 'express'
import sharp from 'sharp'

import { defaultSiteContent, type SiteContent } from '#contract/site-content.ts'
import { HOUR_MS } from '#contract/time.ts'
import { ifNoneMatchHas } from '#cms/common/etag.ts'
import { isRead } from '#cms/common/read-request.ts'
import type { MediaStore } from '#cms/media/media-store.ts'

/** The site's icons and the picture of shared links, in pixels; the share of the width and height that a logo fills. */
const sizes: Readonly<Record<string, { width: number; height: number; fill: number }>> = {
  '/favicon.ico': { width: 32, height: 32, fill: 1 },
  '/favicon.svg': { width: 128, height: 128, fill: 1 },
  '/favicon-32.png': { width: 32, height: 32, fill: 1 },
  '/apple-touch-icon.png': { width: 180, height: 180, fill: 0.8 },
  '/icon-192.png': { width: 192, height: 192, fill: 0.8 },
  // Also the maskable icon, of which a launcher shows the inner 80 %.
  '/icon-512.png': { width: 512, height: 512, fill: 0.7 },
  '/og.png': { width: 1200, height: 630, fill: 0.6 },
}
const SHARED = '/og.png'

/** The built site's mark without a name, which the header shows beside the name of a firm without a logo. */
const MARK = path.resolve('dist/site/favicon.svg')

/** What icons are made of: the file of the firm's logo, or the site's mark; undefined where the built ones are right. */
type Source = { logo: string } | 'mark' | undefined

type Firm = Pick<SiteContent, 'logo' | 'firmName'>

interface Icon {
  type: string
  bytes: Buffer
  etag: string
}

/** The source of the icon at a path. */
function sourceOf(urlPath: string, { logo, firmName }: Firm): Source {
  if (logo !== null) return { logo: path.basename(new URL(logo, 'http://site').pathname) }
  // The built picture of shared links says the shipped name.
  return urlPath === SHARED && firmName !== defaultSiteContent.firmName ? 'mark' : undefined
}

/** Draws a picture in the middle of a white one. */
async function draw(picture: Buffer | string, { width, height, fill }: (typeof sizes)[string]): Promise<Buffer> {
  const [inner, outer] = [
    { width: Math.round(width * fill), height: Math.round(height * fill) },
    { width, height },
  ]
  const drawn = await sharp(picture, { density: 600 })
    .resize({ ...inner, fit: 'inside' })
    .png()
    .toBuffer()
  return sharp({ create: { ...outer, channels: 3, background: '#ffffff' } })
    .composite([{ input: drawn, gravity: 'centre' }])
    .png()
    .toBuffer()
}

const inSvg = (png: Buffer, { width, height }: (typeof sizes)[string]): Buffer =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><image width="${width}" height="${height}" href="data:image/png;base64,${png.toString('base64')}"/></svg>`,
  )

/**
 * Serves the site's icons and the picture of shared links made of the firm's logo, in place of the built ones, which the next handler
 * serves. Each is drawn once for a logo.
 *
 * @param firm reads the firm's name and logo; undefined while that is not possible
 */
export function firmIcons(store: MediaStore, firm: () => Promise<Firm | undefined>): RequestHandler {
  let drawn: { of: string; icons: Map<string, Promise<Icon | undefined>> } = { of: '', icons: new Map() }
  const iconAt = async (urlPath: string): Promise<Icon | undefined> => {
    const now = await firm()
    const source = now && sourceOf(urlPath, now)
    if (source === undefined) return undefined
    const of = JSON.stringify(source)
    if (drawn.of !== of) drawn = { of, icons: new Map() }
    const { icons } = drawn
    const icon = icons.get(urlPath) ?? make(urlPath, source)
    icons.set(urlPath, icon)
    // One that failed is tried again.
    icon.catch(() => icons.delete(urlPath))
    return icon
  }
  const make = async (urlPath: string, source: NonNullable<Source>): Promise<Icon | undefined> => {
    const size = sizes[urlPath]
    const picture = source === 'mark' ? MARK : await store.read(source.logo)
    if (!size || picture === undefined) return undefined
    const png = await draw(picture, size)
    const isSvg = urlPath.endsWith('.svg')
    const bytes = isSvg ? inSvg(png, size) : png
    return {
      type: isSvg ? 'image/svg+xml' : 'image/png',
      bytes,
      etag: `"${createHash('sha256').update(bytes).digest('base64url')}"`,
    }
  }
  return async (req, res, next) => {
    if (!isRead(req) || !Object.hasOwn(sizes, req.path)) return next()
    const icon = await iconAt(req.path)
    if (!icon) return next()
    res.set({ 'cache-control': `public, max-age=${HOUR_MS / 1000}`, etag: icon.etag })
    if (ifNoneMatchHas(req.headers['if-none-match'], icon.etag)) return void res.status(304).end()
    res.type(icon.type).send(icon.bytes)
  }
}
