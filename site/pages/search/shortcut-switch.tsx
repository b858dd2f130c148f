import { useLanguage } from '../../language/use-language.ts'
import { isSearchShortcutOn, setSearchShortcut } from '../../state/search-shortcut.ts'
import { searchWords } from './search-words.ts'

/** Turns off the key that opens the search, which gets in the way of speech input; for who has a keyboard. */
export function ShortcutSwitch() {
  const { tag } = useLanguage()
  return (
    <label className="needs-script mt-10 flex min-h-11 w-fit items-center gap-3 text-small text-soft pointer-coarse:hidden">
      <input
        type="checkbox"
        defaultChecked
        // The server does not know what this browser has stored.
        ref={(box) => {
          if (box) box.checked = isSearchShortcutOn()
        }}
        onChange={({ target }) => setSearchShortcut(target.checked)}
        className="size-5 accent-brand"
      />
      {searchWords.key[tag]}
    </label>
  )
}
