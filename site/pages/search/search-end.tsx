import { useAtomValue } from 'jotai'
import type { RefObject } from 'react'

import { useLanguage } from '../../language/use-language.ts'
import { searchAtom } from '../../state/search.ts'
import { ShortcutSwitch } from './shortcut-switch.tsx'
import { searchWords } from './search-words.ts'
import { useTypedSearch } from './use-typed-search.ts'

/** The part below the search form: a hint if there is no query, and the switch of the search shortcut. Runs `useTypedSearch` too. */
export default function SearchEnd({ fieldRef }: { fieldRef: RefObject<HTMLInputElement | null> }) {
  const { tag } = useLanguage()
  const { q } = useAtomValue(searchAtom)
  useTypedSearch(fieldRef)
  return (
    <>
      {q === '' && <p className="text-soft">{searchWords.hint[tag]}</p>}
      <ShortcutSwitch />
    </>
  )
}
