import { useLanguage } from '../../language/use-language.ts'
import { KeySwitch } from './key-switch.tsx'
import { searchWords } from './search-words.ts'

/** What stands below the search: what it finds, as long as nothing is asked, and the switch of its key. */
export default function SearchEnd({ isIdle }: { isIdle: boolean }) {
  const { tag } = useLanguage()
  return (
    <>
      {isIdle && <p className="text-soft">{searchWords.hint[tag]}</p>}
      <KeySwitch />
    </>
  )
}
