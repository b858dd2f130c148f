import { useEffect, useRef, useState } from 'react'

import { TextField } from '../../ui/field.tsx'
import { useTypedBeforeHydration } from '../../ui/use-typed-before-hydration.ts'

/** The pause in typing after which the search starts. */
const PAUSE_MS = 300

/** Reports the search text after a pause in typing. */
export function SearchField({ label, onSearch }: { label: string; onSearch: (q: string) => void }) {
  const [text, setText] = useState<string>()
  const field = useRef<HTMLInputElement>(null)
  useTypedBeforeHydration(field, '', setText)
  useEffect(() => {
    if (text === undefined) return undefined
    const timer = setTimeout(() => onSearch(text.trim()), PAUSE_MS)
    return () => clearTimeout(timer)
    // The function is a new one each time the screen is drawn.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [text])
  return (
    <TextField
      ref={field}
      type="search"
      label={label}
      value={text ?? ''}
      onChange={({ target }) => setText(target.value)}
      className="max-w-md grow basis-60"
    />
  )
}
