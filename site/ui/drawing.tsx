interface DrawingProps {
  /** A file's name in drawings/, without its ending. */
  name: string
  viewBox: string
  className?: string
  /** Covers its place, cut where the place has another shape. */
  isFilling?: boolean
}

/** One of the site's own pictures. Decoration: the words beside it say it all. */
export const Drawing = ({ name, viewBox, className = '', isFilling = false }: DrawingProps) => (
  <svg
    aria-hidden
    viewBox={viewBox}
    preserveAspectRatio={isFilling ? 'xMidYMid slice' : undefined}
    className={`drawing ${className}`}
  >
    <use href={`/drawings/${name}.svg#art`} />
  </svg>
)

/** The ridge that closes a page's head and opens the footer. */
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
