interface DrawingProps {
  /** A file's name in drawings/, without its ending. */
  name: string
  viewBox: string
  className?: string
}

/** One of the site's own pictures. Decoration: the words beside it say it all. */
export const Drawing = ({ name, viewBox, className = '' }: DrawingProps) => (
  <svg aria-hidden viewBox={viewBox} className={`drawing ${className}`}>
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
