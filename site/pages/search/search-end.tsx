import { useAtomValue } from 'jotai'
import type { RefObject } from 'react'

import { useLanguage } from '../../language/use-language.ts'
import { searchAtom } from '../../state/search.ts'
import { KeySwitch } from './key-switch.tsx'
import { searchWords } from './search-words.ts'
import { useTypedSearch } from './use-typed-search.ts'

/** What stands below the search: what it finds, as long as nothing is asked, and the switch of its key; with the code of the field. */
export default function SearchEnd({ fieldRef }: { fieldRef: RefObject<HTMLInputElement | null> }) {
  const { tag } = useLanguage()
  const { q } = useAtomValue(searchAtom)
  useTypedSearch(fieldRef)
  return (
    <>
      {q === '' && <p className="text-soft">{searchWords.hint[tag]}</p>}
      <KeySwitch />
    </>
  )
}
