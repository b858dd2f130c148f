import { langOf } from '../language/fell-back.ts'
import { useLanguage } from '../language/use-language.ts'
import { useSiteContent } from '../state/site-content.ts'

/** The firm's figures in one row. */
export default function Statistics() {
  const site = useSiteContent()
  const { words, digits } = useLanguage()
  if (site.statistics.length === 0) return null
  return (
    <section aria-label={words.content.numbers} className="later page">
      <dl className="grid grid-cols-2 gap-y-8 border-t border-b-4 border-double border-field py-8 sm:grid-cols-3 lg:grid-cols-5">
        {site.statistics.map(({ value, label }, index) => (
          <div key={`${index} ${label}`} className="flex flex-col-reverse">
            <dt lang={langOf(site, `statistics.${index}.label`)} className="text-small text-soft">
              {label}
            </dt>
            <dd className="serif text-h2 text-accent tabular-nums">{digits(value)}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
