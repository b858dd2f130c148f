import { useAtomValue } from 'jotai'
import { useDeferredValue } from 'react'

import { SEO_DESCRIPTION, TITLE } from '#contract/limits.ts'
import { DEFAULT_LANGUAGE, type Language } from '#contract/languages.ts'
import { pathIn } from '#contract/language-path.ts'
import type { AnyEntity, Resource } from '#contract/resource.ts'
import { entryTexts } from '../../seo/entry-texts.ts'
import { originAtom } from '../../state/origin.ts'
import { useSiteContent } from '../../state/site-content.ts'
import { TextArea, TextField } from '../../ui/field.tsx'
import { useStaffLanguage, useStaffWords } from '../language/staff-language.ts'
import { Collapsible } from './collapsible.tsx'

interface SearchTextsProps {
  type: Resource
  /** The label of the field that the slug is made from. */
  slugFrom?: string | undefined
  /** The language of the texts; the slug is the same in all. */
  language?: Language
  /** The form's texts by name. */
  texts: Readonly<Record<string, string>>
  setText: (name: string, text: string) => void
  errorOf: (name: string) => string | undefined
}

/** Edits the entry's slug and its texts for search engines, with a preview of the search result. */
export function SearchTexts({
  type,
  slugFrom = '',
  language = DEFAULT_LANGUAGE,
  texts,
  setText,
  errorOf,
}: SearchTextsProps) {
  const { staff, tag, count } = useStaffLanguage()
  const words = staff.search
  const names = ['slug', 'seoTitle', 'seoDescription'].filter((name) => Object.hasOwn(texts, name))
  if (names.length === 0) return null
  const field = (name: string, label: string, hint: string) => ({
    name,
    label:
      language === DEFAULT_LANGUAGE || name === 'slug'
        ? label
        : staff.translation.label(label, staff.translation.languages[language]),
    lang: language === tag || name === 'slug' ? undefined : language,
    hint,
    dir: 'auto',
    value: texts[name] ?? '',
    error: errorOf(name),
    onChange: ({ target }: { target: { value: string } }) => setText(name, target.value),
  })
  return (
    <Collapsible
      title={type.slugFrom ? words.withAddress : words.heading}
      isWanted={names.some((name) => errorOf(name) !== undefined)}
    >
      {type.slugFrom && (
        <TextField {...field('slug', words.slug, words.slugHint(slugFrom))} spellCheck={false} autoCapitalize="off" />
      )}
      {type.seo && (
        <>
          <TextField {...field('seoTitle', words.title, words.titleHint(count(TITLE)))} />
          <TextArea
            {...field('seoDescription', words.description, words.descriptionHint(count(SEO_DESCRIPTION)))}
            rows={3}
          />
        </>
      )}
      <SearchResult type={type} language={language} texts={texts} />
    </Collapsible>
  )
}

/** A preview of the page as a search result. */
function SearchResult({ type, language, texts }: Pick<SearchTextsProps, 'type' | 'texts'> & { language: Language }) {
  const { search, table } = useStaffWords()
  const site = useSiteContent()
  const origin = useAtomValue(originAtom)
  const shown = useDeferredValue(texts)
  const { title, isWholeTitle, description } = entryTexts(type, entityOf(shown), site)
  const path = type.page ? `${type.page.path}/${shown['slug'] || '…'}` : (type.navigation?.site?.path ?? '')
  return (
    <div role="group" aria-label={search.preview} lang={language} className="rounded-card bg-mist p-4">
      <p className="text-note text-soft wrap-anywhere">{`${origin}${pathIn(language, path)}`}</p>
      <p dir="auto" className="mt-1 clamp-2 font-semibold text-brand wrap-anywhere">
        {isWholeTitle ? title : `${title || table.untitled} | ${site.shortName}`}
      </p>
      <p dir="auto" className="mt-1 clamp-2 text-small text-soft wrap-anywhere">
        {description}
      </p>
    </div>
  )
}

const entityOf = ({ seoTitle, seoDescription, ...texts }: Readonly<Record<string, string>>): AnyEntity => ({
  _id: '',
  ...texts,
  seo: {
    ...(seoTitle?.trim() ? { title: seoTitle } : {}),
    ...(seoDescription?.trim() ? { description: seoDescription } : {}),
  },
})
