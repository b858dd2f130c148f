import { useWords } from '../language/use-language.ts'

/** A loading placeholder of known size. */
export const Skeleton = ({ className }: { className: string }) => (
  <span role="status" className={`block animate-[breathe_1.4s_ease-in-out_infinite] rounded-card bg-line ${className}`}>
    <span className="sr-only">{useWords().ui.loading}</span>
  </span>
)
