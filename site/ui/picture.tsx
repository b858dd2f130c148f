import { type ReactNode, useEffect, useRef, useState } from 'react'

import { Drawing } from './drawing.tsx'

/** A picture with its smaller widths. */
export interface PictureSource {
  filePath: string
  alt: string
  width: number
  height: number
  /** The focal point when cropped, in percent. */
  focus?: { x: number; y: number }
  sizes: readonly { width: number; filePath: string }[]
}

/** `first`: probably the largest element of the first screen; `soon`: on the first screen. */
export type Priority = 'first' | 'soon' | 'later'

/** The priority of a list's pictures, of which so many are on the page's first screen. */
export const priorityAt = (index: number, onScreen: number): Priority =>
  index >= onScreen ? 'later' : index === 0 ? 'first' : 'soon'

interface PictureProps {
  image: PictureSource | null
  /** The alternative text's own language, if it is not the page's. */
  lang?: string | undefined
  /** The width in the layout, as `sizes` of `<img>`. */
  sizes: string
  /** Shape and size. */
  className?: string
  /** The loading priority; `later`: when it is near the viewport. */
  priority?: Priority
  /** Shown without a picture; a drawing if left out. */
  placeholder?: ReactNode
}

/** An uploaded picture in the smallest sufficient width, or a placeholder if there is none or it fails to load. */
export function Picture({ image, lang, sizes, className = '', priority = 'later', placeholder }: PictureProps) {
  const [failed, setFailed] = useState<string>()
  const element = useRef<HTMLImageElement>(null)
  const source = image?.filePath
  useEffect(() => {
    // Loading may have failed before hydration.
    if (element.current?.complete && element.current.naturalWidth === 0 && element.current.src) setFailed(source)
  }, [source])
  if (!image || failed === image.filePath)
    return (
      <div data-testid="placeholder" className={`overflow-hidden ${className}`}>
        {placeholder ?? <Drawing file="placeholder" viewBox="0 0 600 400" isFilling className="h-full" />}
      </div>
    )
  return (
    <img
      ref={element}
      src={image.filePath}
      srcSet={sourceSet(image)}
      sizes={sizes}
      alt={image.alt ?? ''}
      lang={lang}
      width={image.width}
      height={image.height}
      loading={priority === 'later' ? 'lazy' : 'eager'}
      {...(priority === 'first' ? { fetchPriority: 'high' } : {})}
      decoding="async"
      onError={() => setFailed(image.filePath)}
      className={`object-cover ${className}`}
      style={image.focus && { objectPosition: `${image.focus.x}% ${image.focus.y}%` }}
    />
  )
}

function sourceSet({ filePath, width, sizes }: PictureSource): string | undefined {
  if (!sizes || sizes.length === 0) return undefined
  return [...sizes, { filePath, width }].map((size) => `${size.filePath} ${size.width}w`).join(', ')
}
