import type { ReactNode } from 'react'

import type { ResourceName } from '#contract/index.ts'
import { DEFAULT_LANGUAGE, type Language } from '#contract/languages.ts'
import type { AnyEntity } from '#contract/resource.ts'
import { diffWords, type Part, shortened } from '../writing/diff.ts'
import { Picture } from '../../ui/picture.tsx'
import { useStaffLanguage } from '../language/staff-language.ts'
import { conflictWords } from './conflict-words.ts'
import { type Difference, differencesOf, type Theirs } from './conflict-facts.ts'
import type { useEntryForm } from './use-entry-form.ts'

interface ConflictDifferencesProps {
  name: ResourceName
  /** The language that the other user has changed. */
  language: Language
  state: Pick<ReturnType<typeof useEntryForm>, 'form' | 'savedForm' | 'writing' | 'image'>
  theirs: Theirs
}

/** The fields in which a form and the newest content differ, beside each other. */
export function ConflictDifferences({ name, language, state, theirs }: ConflictDifferencesProps) {
  const staffLanguage = useStaffLanguage()
  const words = conflictWords[staffLanguage.tag]
  const { image } = staffLanguage.staff
  const { form, savedForm, writing } = state
  const differences = differencesOf(staffLanguage, name, language, { form, savedForm, entry: writing?.entry }, theirs)
  const picture = language === DEFAULT_LANGUAGE ? otherPicture(state, theirs.entry) : undefined
  if (differences.length === 0 && !picture) return <p className="text-small text-soft">{words.same}</p>
  return (
    <dl className="flex flex-col gap-5">
      {differences.map((difference) => (
        <Field key={difference.field} label={difference.label} note={words.changedBy[difference.by]}>
          <Texts {...difference} />
        </Field>
      ))}
      {picture && (
        <Field label={image.label}>
          <Sides yours={<OnePicture {...picture.yours} />} theirs={<OnePicture {...picture.theirs} />} />
        </Field>
      )}
    </dl>
  )
}

interface FieldProps {
  label: string
  /** Who has changed it. */
  note?: string
  children: ReactNode
}

const Field = ({ label, note, children }: FieldProps) => (
  <div>
    <dt className="flex flex-wrap items-baseline justify-between gap-x-3 text-small font-semibold">
      {label}
      {note !== undefined && <span className="text-note font-normal text-soft">{note}</span>}
    </dt>
    <dd className="mt-1.5">{children}</dd>
  </div>
)

function Sides({ yours, theirs }: Readonly<Record<'yours' | 'theirs', ReactNode>>) {
  const words = conflictWords[useStaffLanguage().tag]
  return (
    <div className="grid gap-3 sm:grid-cols-2">
      {[
        { title: words.yours, content: yours },
        { title: words.theirs, content: theirs },
      ].map(({ title, content }) => (
        <div key={title} className="min-w-0 rounded-md border border-line bg-mist p-3 text-small">
          <p className="mb-1 text-note text-soft">{title}</p>
          {content}
        </div>
      ))}
    </div>
  )
}

function Texts({ language, newer, older, Cell }: Difference) {
  const { tag } = useStaffLanguage()
  const words = conflictWords[tag]
  if (newer === older) return <p className="text-small text-soft">{words.onlyFormatting}</p>
  if (Cell) return <Sides yours={<Cell text={newer} />} theirs={<Cell text={older} />} />
  const parts = shortened(diffWords(newer, older))
  const side = (own: Part['kind']) => {
    const shown = parts.filter(({ kind }) => kind === 'same' || kind === own)
    return shown.length === 0 ? (
      <p className="text-soft">{words.empty}</p>
    ) : (
      <p dir="auto" lang={language} className="whitespace-pre-wrap wrap-anywhere">
        {shown.map(({ kind, text }, index) =>
          kind === 'same' ? (
            text
          ) : (
            // Parts have no identity but their place.
            // eslint-disable-next-line react/no-array-index-key
            <mark key={index} className="rounded-sm bg-glow font-semibold text-ink">
              <span lang={tag} className="sr-only">
                {words.differs}
              </span>
              {text}
            </mark>
          ),
        )}
      </p>
    )
  }
  return <Sides yours={side('removed')} theirs={side('added')} />
}

interface PictureProps {
  image?: AnyEntity['image']
  /** The name of a chosen file. */
  file?: string
}

/** The pictures, if the newest content has another one than the form. */
function otherPicture(
  { form, image }: ConflictDifferencesProps['state'],
  { image: theirs }: AnyEntity,
): Readonly<Record<'yours' | 'theirs', PictureProps>> | undefined {
  const yours = form.picture?.image ?? (form.removeImage ? null : (image ?? null))
  if (form.file) return { yours: { file: form.file.name }, theirs: { image: theirs } }
  return yours?.filePath === theirs?.filePath ? undefined : { yours: { image: yours }, theirs: { image: theirs } }
}

function OnePicture({ image, file }: PictureProps) {
  const { picture } = conflictWords[useStaffLanguage().tag]
  if (file !== undefined)
    return (
      <p className="wrap-anywhere">
        {picture.file}: <bdi>{file}</bdi>
      </p>
    )
  return image ? (
    <Picture image={image} sizes="320px" className="aspect-3/2 w-full max-w-60 rounded-md bg-paper object-contain!" />
  ) : (
    <p className="text-soft">{picture.none}</p>
  )
}
