import { LoaderCircle } from 'lucide-react'

interface SpinnerProps {
  /** The text for screen readers. */
  label?: string
}

/** A loading indicator. */
export const Spinner = ({ label = 'Loading' }: SpinnerProps) => (
  <div role="status" className="flex min-h-64 items-center justify-center">
    <LoaderCircle aria-hidden className="size-9 animate-[turn_900ms_linear_infinite] text-brand" />
    <span className="sr-only">{label}</span>
  </div>
)
