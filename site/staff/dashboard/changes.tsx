import type { ChangeRow, Dashboard } from '#contract/dashboard.ts'
import { DEFAULT_LANGUAGE } from '#contract/languages.ts'
import { useStaffLanguage } from '../language/staff-language.ts'
import { kindName } from '../trash/texts.ts'
import type { StaffWords } from '../language/words-en.ts'
import { Part, Row, Rows } from './part.tsx'
import { entryScreenPath } from '../../paths/screen-paths.ts'
import { useDashboardWords } from './words.ts'

/** The latest changes, with who made them if that is known. */
export function ChangesPart({ changes }: Pick<Dashboard, 'changes'>) {
  const words = useDashboardWords()
  const { staff, time } = useStaffLanguage()
  const noteOf = (row: ChangeRow): string => {
    const { more, place } = row
    const parts = [
      words.changed[row.action](row.who),
      ...(more > 0 ? [words.with(more)] : []),
      ...(place === 'trash' ? [words.inTrash] : []),
    ]
    const done = parts.join(', ')
    const kind = changedKind(staff, row)
    return kind === '' ? done : words.noted(kind, done)
  }
  return (
    <Part title={words.changes}>
      {changes.length === 0 ? (
        <p className="text-soft">{words.nothingChanged}</p>
      ) : (
        <Rows label={words.changes}>
          {changes.map((row) => (
            <Row
              key={row._id}
              to={placeOf(row)}
              {...(row.type === 'settings' ? { title: words.settings } : { title: row.title, lang: DEFAULT_LANGUAGE })}
              note={noteOf(row)}
              mark={
                <time dateTime={row.at} className="text-note text-soft">
                  {time(row.at)}
                </time>
              }
            />
          ))}
        </Rows>
      )}
    </Part>
  )
}

/** The name of the changed document's type; empty for settings, whose title says it. */
function changedKind(words: StaffWords, { type }: ChangeRow): string {
  return type === 'settings' ? '' : kindName(words, type === 'document' ? 'media' : type)
}

/** The path of the screen that shows the changed document; undefined if it was permanently deleted. */
function placeOf({ type, _id, place }: ChangeRow): string | undefined {
  if (place === 'gone') return undefined
  if (place === 'trash') return '/trash'
  if (type === 'settings') return '/site-settings'
  if (type === 'document') return '/document-list'
  return type === 'media' ? '/media-list' : entryScreenPath(type, _id)
}
