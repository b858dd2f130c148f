import { ChevronRight } from '../../ui/icons/chevron-right.ts'

import type { Dashboard, MissingContent } from '#contract/dashboard.ts'
import { DEFAULT_LANGUAGE } from '#contract/languages.ts'
import { entryScreenPath, listScreenPath } from '../../paths/screen-paths.ts'
import { Link } from '../../ui/link.tsx'
import { useStaffLanguage } from '../language/staff-language.ts'
import { typeName } from '../language/type-texts.ts'
import { Part } from './part.tsx'
import { useDashboardWords } from './words.ts'

/** What is missing in entries, in one collapsed section for each kind. */
export function MissingContentPart({ lacks }: Pick<Dashboard, 'lacks'>) {
  const words = useDashboardWords()
  return (
    <Part title={words.lacking} note={words.lackingNote}>
      {lacks.length === 0 ? (
        <p className="text-soft">{words.nothingMissing}</p>
      ) : (
        <div className="flex flex-col divide-y divide-line rounded-card border border-line">
          {lacks.map((lack) => (
            <OneKind key={lack.kind} lack={lack} />
          ))}
        </div>
      )}
    </Part>
  )
}

function OneKind({ lack: { kind, total, rows, types } }: { lack: MissingContent }) {
  const words = useDashboardWords()
  const { staff, count } = useStaffLanguage()
  return (
    <details className="group">
      <summary className="flex min-h-12 cursor-pointer list-none items-center gap-3 px-4 py-2.5 hover:text-brand [&::-webkit-details-marker]:hidden">
        <ChevronRight
          aria-hidden
          className="size-4 shrink-0 transition-transform duration-150 group-open:rotate-90 motion-reduce:transition-none"
        />
        <span className="min-w-0 grow">{words.lacks[kind]}</span>{' '}
        <span className="shrink-0 text-soft tabular-nums">{count(total)}</span>
      </summary>
      <ul className="flex flex-col border-t border-line py-1">
        {rows.map(({ type, _id, title }) => (
          <li key={_id}>
            <Link
              to={entryScreenPath(type, _id)}
              dir="auto"
              className="flex min-h-11 items-center justify-between gap-4 px-4 py-1.5 text-small hover:bg-mist hover:text-brand"
            >
              <span lang={title === '' ? undefined : DEFAULT_LANGUAGE} className="clamp-2 wrap-anywhere">
                {title || words.untitled}
              </span>
              <span className="shrink-0 text-note text-soft">{typeName(staff, type)}</span>
            </Link>
          </li>
        ))}
      </ul>
      {total > rows.length && (
        <p className="flex flex-wrap gap-x-5 border-t border-line px-4 py-1 text-small">
          {types.map(({ type, total: ofType }) => (
            <Link key={type} to={listScreenPath(type)} className="link inline-flex min-h-11 items-center">
              {words.allOf(typeName(staff, type), count(ofType))}
            </Link>
          ))}
        </p>
      )}
    </details>
  )
}
