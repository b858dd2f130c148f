/** Holds the place of what is on its way, where its size is known. */
export const Skeleton = ({ className }: { className: string }) => (
  <span role="status" className={`block animate-[breathe_1.4s_ease-in-out_infinite] rounded-card bg-line ${className}`}>
    <span className="sr-only">Loading</span>
  </span>
)
