import { useMemo } from 'react'

import { type ResourceName, resources } from '#contract/index.ts'
import type { AnyEntity, Resource } from '#contract/resource.ts'
import { type TextsRow, type TranslationRow, translationStates } from '#contract/translation.ts'
import type { StateRow } from '#contract/writing.ts'
import { Select } from '../../ui/field.tsx'
import { useStaffWords } from '../language/staff-language.ts'
import { useListText } from '../table/list-state.ts'
import { shownState, shownStates } from '../writing/state-badge.tsx'
import { isTranslated } from './languages.ts'

/** The facts about a list's entries that are not in their content. */
export interface RowFacts {
  /** The state of an entry that is not simply published. */
  stateOf: (entry: AnyEntity) => StateRow | undefined
  /** The state of the translation of an entry that is not complete in every language. */
  translationOf: (entry: AnyEntity) => TranslationRow | undefined
  /** The texts of one line that an entry has in Nepali. */
  translatedOf: (entry: AnyEntity) => TextsRow | undefined
}

/** The filters of a type's list, by what is set in them, and their controls. */
export function useListFilters(name: ResourceName, { stateOf, translationOf }: RowFacts) {
  const type: Resource = resources[name]
  const { list, states, translation: words } = useStaffWords()
  const [state, setState] = useListText('state')
  const [translation, setTranslation] = useListText('translation')
  const isShown = useMemo(() => {
    if (state === '' && translation === '') return undefined
    return (row: AnyEntity) =>
      (state === '' || shownState(stateOf(row)) === state) &&
      (translation === '' || (translationOf(row)?.state ?? WHOLE) === translation)
  }, [state, translation, stateOf, translationOf])
  const controls = (
    <>
      {type.drafts && (
        <Filter
          label={list.state}
          none={list.all}
          options={shownStates.map((each) => [each, states[each]])}
          value={state}
          onChange={setState}
        />
      )}
      {isTranslated(type) && (
        <Filter
          label={list.translation}
          none={list.all}
          options={translations.map((each) => [each, words[each]])}
          value={translation}
          onChange={setTranslation}
        />
      )}
    </>
  )
  return { isShown, controls }
}

type Options = readonly (readonly [value: string, text: string])[]

/** Complete translations: a value of the filter only, since the API lists those that are not. */
const WHOLE = 'whole'
const translations = [...translationStates, WHOLE] as const

interface FilterProps {
  label: string
  none: string
  options: Options
  value: string
  onChange: (value: string) => void
}

const Filter = ({ label, none, options, value, onChange }: FilterProps) => (
  <Select
    label={label}
    none={none}
    options={options}
    value={value}
    onChange={({ target }) => onChange(target.value)}
    className="w-44 max-sm:w-auto max-sm:grow max-sm:basis-32"
  />
)
