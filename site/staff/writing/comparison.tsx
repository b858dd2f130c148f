import type { ComponentType, ReactNode } from 'react'

import type { Language } from '#contract/languages.ts'
import { diffWords, type Part } from './diff.ts'
import { useStaffLanguage, useStaffWords } from '../language/staff-language.ts'

/** A text of a form beside that of a version; rich text without its formatting, what was chosen by its name. */
export interface ComparedText {
  /** Its name in the form. */
  field: string
  label: string
  language: Language
  older: string
  newer: string
  /** What shows them, instead of the texts. */
  Cell?: ComponentType<{ text: string }>
}

/** The differences between a version and the form. */
export interface Compared {
  texts: readonly ComparedText[]
  /** Whether they have different pictures. */
  hasOtherImage: boolean
}

/** The texts that differ, with what would be lost and what would come back. */
export function Comparison({ texts, hasOtherImage }: Compared) {
  const { history, image } = useStaffWords()
  const different = texts.filter(({ older, newer }) => older !== newer)
  if (different.length === 0 && !hasOtherImage) return <p>{history.same}</p>
  return (
    <dl className="flex flex-col gap-5">
      {different.map(({ label, language, older, newer, Cell }) => (
        <div key={label}>
          <dt className="text-small font-semibold">{label}</dt>
          {Cell ? (
            <dd className="mt-1.5">
              <Changed kind="removed" text={<Cell text={newer} />} />
              <Changed kind="added" text={<Cell text={older} />} />
            </dd>
          ) : (
            <dd dir="auto" lang={language} className="mt-1.5 whitespace-pre-wrap wrap-anywhere">
              {diffWords(newer, older).map((part, index) => (
                // Parts have no identity but their place.
                // eslint-disable-next-line react/no-array-index-key
                <Changed key={index} {...part} />
              ))}
            </dd>
          )}
        </div>
      ))}
      {hasOtherImage && (
        <div>
          <dt className="text-small font-semibold">{image.label}</dt>
          <dd className="mt-1.5">{history.otherImage}</dd>
        </div>
      )}
    </dl>
  )
}

function Changed({ kind, text }: Pick<Part, 'kind'> & { text: ReactNode }) {
  const { staff, tag } = useStaffLanguage()
  if (kind === 'same') return text
  return kind === 'added' ? (
    <ins className="rounded-sm bg-glow text-success">
      <span lang={tag} className="sr-only">
        {staff.history.comesBack}
      </span>
      {text}
    </ins>
  ) : (
    <del className="text-danger">
      <span lang={tag} className="sr-only">
        {staff.history.goes}
      </span>
      {text}
    </del>
  )
}
