import { Check } from './icons/check.ts'
import { Copy } from './icons/copy.ts'
import { useEffect, useRef, useState } from 'react'

import { useWords } from '../language/use-language.ts'
import { copyText } from './copy-text.ts'
import { Button } from './button.tsx'
import { TextField } from './field.tsx'

/** A secret that is shown once, to be copied. Takes the focus when it appears. */
export function CopyField({ label, value, hint }: { label: string; value: string; hint: string }) {
  const words = useWords().ui
  const [isCopied, setIsCopied] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  // The field replaces the element that had the focus.
  useEffect(() => field.current?.focus(), [])
  const copy = async () => {
    const done = await copyText(value)
    setIsCopied(done)
    // Its text is selected then, to be copied by hand.
    if (!done) field.current?.focus()
  }
  return (
    <div data-shown-once className="flex flex-col items-start gap-3">
      <TextField
        label={label}
        value={value}
        hint={hint}
        readOnly
        ref={field}
        onFocus={({ target }) => target.select()}
        className="w-full"
      />
      <Button variant="secondary" onClick={() => void copy()}>
        {isCopied ? <Check aria-hidden className="size-4" /> : <Copy aria-hidden className="size-4" />}
        {isCopied ? words.copied : words.copy}
      </Button>
      <span role="status" className="sr-only">
        {isCopied && words.copied}
      </span>
    </div>
  )
}
