import { IMAGE_BYTES, IMAGE_PIXELS } from '#contract/upload-limits.ts'

/** The longest side of a picture that is made smaller: more than any screen shows of it. */
const SIDE_MAX = 4096
const QUALITY = 0.9
/** The bytes in which formats say that they are animated, of which a canvas would keep one frame. */
const HEAD_BYTES = 4096

const extensions: Readonly<Record<string, string>> = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
}

/**
 * A picture within the limits of the server: the same file if it is, else a smaller one, upright and without its metadata. Throws for
 * what the browser cannot decode or encode within them, and for animations.
 */
export async function fitPicture(file: File): Promise<File> {
  if (isAnimated(await headOf(file))) throw new Error('an animation')
  const bitmap = await createImageBitmap(file)
  try {
    if (file.size <= IMAGE_BYTES && bitmap.width * bitmap.height <= IMAGE_PIXELS) return file
    const canvas = drawn(bitmap)
    for (const type of formatsFor(file.type, canvas)) {
      const blob = await encoded(canvas, type)
      // A browser that cannot encode a format makes a PNG.
      if (blob?.type === type && blob.size <= IMAGE_BYTES) return named(file, blob)
    }
    throw new Error('no format makes it small enough')
  } finally {
    bitmap.close()
  }
}

const headOf = async (file: File): Promise<string> =>
  String.fromCharCode(...new Uint8Array(await file.slice(0, HEAD_BYTES).arrayBuffer()))

/** Whether a file of these first bytes is an animation: GIF, APNG, WebP with a chunk for it, or a sequence of AVIF. */
const isAnimated = (head: string): boolean =>
  head.startsWith('GIF8') ||
  (head.startsWith('\u0089PNG') && head.includes('acTL')) ||
  (head.startsWith('RIFF') && head.includes('ANIM')) ||
  /^.{4}ftypavis/s.test(head)

function drawn(bitmap: ImageBitmap): HTMLCanvasElement {
  const { width, height } = bitmap
  const scale = Math.min(1, SIDE_MAX / Math.max(width, height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(width * scale))
  canvas.height = Math.max(1, Math.round(height * scale))
  const context = contextOf(canvas)
  context.imageSmoothingQuality = 'high'
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
  return canvas
}

function contextOf(canvas: HTMLCanvasElement): CanvasRenderingContext2D {
  const context = canvas.getContext('2d')
  if (!context) throw new Error('there is no canvas')
  return context
}

/** The formats to try, the fitting one first: transparent pictures stay so. */
function formatsFor(type: string, canvas: HTMLCanvasElement): readonly string[] {
  if (type === 'image/jpeg') return ['image/jpeg']
  const own = type === 'image/png' ? ['image/png', 'image/webp'] : ['image/webp']
  return isTransparent(canvas) ? own : [...own, 'image/jpeg']
}

function isTransparent(canvas: HTMLCanvasElement): boolean {
  const { data } = contextOf(canvas).getImageData(0, 0, canvas.width, canvas.height)
  for (let alpha = 3; alpha < data.length; alpha += 4) if (data[alpha] !== 255) return true
  return false
}

const encoded = (canvas: HTMLCanvasElement, type: string): Promise<Blob | null> =>
  new Promise((resolve) => canvas.toBlob(resolve, type, QUALITY))

function named({ name, lastModified }: File, blob: Blob): File {
  const base = name.replace(/\.[^.]*$/, '')
  return new File([blob], `${base}.${extensions[blob.type]}`, { type: blob.type, lastModified })
}
