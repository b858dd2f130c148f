import { useSiteContent } from '../state/site-content.ts'

/** The firm's figures in one row. */
export function Statistics() {
  const { statistics } = useSiteContent()
  return (
    <section aria-label="Our numbers" className="page">
      <dl className="grid grid-cols-2 gap-y-8 border-t border-b-4 border-double border-field py-8 sm:grid-cols-3 lg:grid-cols-5">
        {statistics.map(({ value, label }, index) => (
          <div key={`${index} ${label}`} className="flex flex-col-reverse">
            <dt className="text-small text-soft">{label}</dt>
            <dd className="serif text-h2 text-accent tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
