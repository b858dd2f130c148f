/** The firm's mark, a mountain ridge over a line, as in the site's header. */
export const Mark = ({ className }: { className: string }) => (
  <svg
    aria-hidden
    className={className}
    viewBox="0 0 32 32"
    fill="none"
    strokeWidth="2.4"
    strokeLinecap="round"
    strokeLinejoin="round"
  >
    <path d="M2 21 9 10l5 6 6-11 10 16" stroke="var(--firm-brand)" />
    <path d="M2 27h28" stroke="var(--firm-marigold)" />
  </svg>
)
