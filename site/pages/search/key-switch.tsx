import type { Texts } from '#contract/resource.ts'
import { useLanguage } from '../../language/use-language.ts'
import { isSearchKeyOn, setSearchKey } from '../../state/search-key.ts'

const label: Texts = { en: 'The key / opens this search', ne: '/ थिच्दा यो खोज खुल्छ' }

/** Turns off the key that opens the search, which gets in the way of speech input; for who has a keyboard. */
export function KeySwitch() {
  const { tag } = useLanguage()
  return (
    <label className="needs-script mt-10 flex min-h-11 w-fit items-center gap-3 text-small text-soft pointer-coarse:hidden">
      <input
        type="checkbox"
        defaultChecked
        // The server does not know what this browser has stored.
        ref={(box) => {
          if (box) box.checked = isSearchKeyOn()
        }}
        onChange={({ target }) => setSearchKey(target.checked)}
        className="size-5 accent-brand"
      />
      {label[tag]}
    </label>
  )
}
