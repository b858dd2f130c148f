import type { Picture as LibraryPicture } from '#contract/media.ts'
import { Picture } from '../../ui/picture.tsx'

/** A small picture that is not cropped. It has no alternative text, since its name and texts are beside it. */
export const Thumbnail = ({ picture: { image } }: { picture: LibraryPicture }) => (
  <Picture
    image={{ ...image, alt: '' }}
    sizes="160px"
    className="aspect-3/2 w-full rounded-card bg-mist object-contain!"
  />
)
