import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import path from 'node:path'

import type { RequestHandler } from 'express'
import sharp from 'sharp'

import { defaultSiteContent, type SiteContent } from '#contract/site-content.ts'
import { HOUR_MS, MINUTE_MS } from '#contract/time.ts'
import { ifNoneMatchHas } from '#cms/common/etag.ts'
import { log } from '#cms/common/log.ts'
import { isRead } from '#cms/common/read-request.ts'
import type { MediaStore } from '#cms/media/media-store.ts'
import { BUILT_SITE } from './static-files.ts'

/** In pixels, and the share of the width and height that a logo fills. */
interface Size {
  width: number
  height: number
  fill: number
}

/** The site's icons and the picture of shared links. */
const sizes: Readonly<Record<string, Size>> = {
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
const MARK = path.join(BUILT_SITE, 'favicon.svg')

type Firm = Pick<SiteContent, 'logo' | 'firmName'>

interface Icon {
  type: string
  bytes: Buffer
  etag: string
}

/** The files that the icon at a path is made of, the preferred one first; none where the built icon is right. */
function sourcesOf(
  urlPath: string,
  { logo, firmName }: Firm,
  store: MediaStore,
): (() => Promise<Buffer | undefined>)[] {
  const own = logo === null ? [] : [() => store.read(path.basename(new URL(logo, 'http://site').pathname))]
  // The built picture of shared links says the shipped name.
  const isUnnamed = urlPath === SHARED && firmName !== defaultSiteContent.firmName
  return isUnnamed ? [...own, () => readFile(MARK)] : own
}

/** Draws a picture in the middle of a white one. */
async function draw(picture: Buffer, { width, height, fill }: Size): Promise<Buffer> {
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

const inSvg = (png: Buffer, { width, height }: Size): Buffer =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><image width="${width}" height="${height}" href="data:image/png;base64,${png.toString('base64')}"/></svg>`,
  )

/** A failure is tried again after this time. */
const RETRY_MS = MINUTE_MS

/**
 * Serves the site's icons and the picture of shared links made of the firm's logo, in place of the built ones, which the next handler
 * serves, also where a logo cannot be read. Each is drawn once for a logo.
 *
 * @param firm reads the firm's name and logo; undefined while that is not possible
 */
export function firmIcons(store: MediaStore, firm: () => Promise<Firm | undefined>): RequestHandler {
  let drawn: { of: string; icons: Map<string, Promise<Icon | undefined>> } = { of: '', icons: new Map() }
  const iconAt = async (urlPath: string): Promise<Icon | undefined> => {
    const now = await firm()
    if (!now) return undefined
    const of = JSON.stringify([now.logo, now.firmName])
    if (drawn.of !== of) drawn = { of, icons: new Map() }
    const { icons } = drawn
    const icon = icons.get(urlPath) ?? make(urlPath, now, () => icons.delete(urlPath))
    icons.set(urlPath, icon)
    return icon
  }
  const make = async (urlPath: string, now: Firm, forget: () => void): Promise<Icon | undefined> => {
    const size = sizes[urlPath]
    if (!size) return undefined
    for (const read of sourcesOf(urlPath, now, store))
      try {
        const picture = await read()
        if (picture) return iconOf(urlPath, await draw(picture, size), size)
        throw new Error('the file is missing')
      } catch (error) {
        log.warn({ err: error, icon: urlPath }, 'an icon could not be made of the firm’s logo')
        setTimeout(forget, RETRY_MS).unref()
      }
    return undefined
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

function iconOf(urlPath: string, png: Buffer, size: Size): Icon {
  const isSvg = urlPath.endsWith('.svg')
  const bytes = isSvg ? inSvg(png, size) : png
  const etag = `"${createHash('sha256').update(bytes).digest('base64url')}"`
  return { type: isSvg ? 'image/svg+xml' : 'image/png', bytes, etag }
}
