interface DrawingProps {
  /** A file's name in drawings/, without extension. */
  file: string
  /** The symbol in the file. */
  name?: string
  viewBox: string
  className?: string
  /** Fills its box, cropped where the aspect ratio differs. */
  isFilling?: boolean
}

/** A drawing of the site's own. Decorative, hidden from screen readers. */
export const Drawing = ({ file, name = 'art', viewBox, className = '', isFilling = false }: DrawingProps) => (
  <svg
    aria-hidden
    viewBox={viewBox}
    preserveAspectRatio={isFilling ? 'xMidYMid slice' : undefined}
    className={`drawing ${className}`}
  >
    <use href={`/drawings/${file}.svg#${name}`} />
  </svg>
)

/** The ridge below a page's header and above the footer. */
export const Ridge = ({ className = '' }: { className?: string }) => (
  <svg
    aria-hidden
    viewBox="0 0 1200 40"
    preserveAspectRatio="none"
    className={`block h-6 w-full text-brand sm:h-10 ${className}`}
  >
    <use href="/drawings/ridge.svg#art" />
  </svg>
)
