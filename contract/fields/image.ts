/** A picture in responses. The first two fields are the contract's, the others additions of this server. */
export interface Image {
  /** The URL path of the file. */
  filePath: string
  filename: string
  /** Alternative text; may be empty. */
  alt: string
  /** Pixels. */
  width: number
  height: number
  /** The focal point when the picture is cropped, in percent of width and height; the centre if left out. */
  focus?: { x: number; y: number }
  /** Smaller WebP versions, by ascending width in pixels. */
  sizes: { width: number; filePath: string }[]
}
