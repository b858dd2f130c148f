import { type ReactNode, useId } from 'react'

interface SectionProps {
  title: ReactNode
  /** An explanation below the heading. */
  note?: ReactNode
  children: ReactNode
}

/** A part of a settings screen: its heading beside its content, on narrow screens above it. */
export function Section({ title, note, children }: SectionProps) {
  const id = useId()
  return (
    <section
      aria-labelledby={id}
      className="grid gap-x-10 gap-y-5 border-t border-line py-8 first:border-t-0 first:pt-0 lg:grid-cols-[15rem_minmax(0,1fr)]"
    >
      <div>
        <h2 id={id} className="text-h3">
          {title}
        </h2>
        {note !== undefined && <p className="mt-1 text-small text-soft">{note}</p>}
      </div>
      <div className="min-w-0">{children}</div>
    </section>
  )
}
