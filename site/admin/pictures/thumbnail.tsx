import type { Picture as LibraryPicture } from '#contract/media.ts'
import { Picture } from '../../ui/picture.tsx'

/** A picture of the library, small and whole; its name and texts stand beside it. */
export const Thumbnail = ({ picture: { image } }: { picture: LibraryPicture }) => (
  <Picture
    image={{ ...image, alt: '' }}
    sizes="160px"
    className="aspect-3/2 w-full rounded-card bg-mist object-contain!"
  />
)
