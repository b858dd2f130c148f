import { useEffect, useRef } from 'react'

import { Button } from './button.tsx'
import { CopyButton } from './copy-button.tsx'
import { TextField } from './field.tsx'

interface CopyFieldProps {
  label: string
  value: string
  hint: string
  /** The button that ends a dialog with it. */
  done?: { text: string; run: () => void }
}

/** A secret that is shown once, to be copied. Takes the focus when it appears. */
export function CopyField({ label, value, hint, done }: CopyFieldProps) {
  const field = useRef<HTMLInputElement>(null)
  // The field replaces the element that had the focus.
  useEffect(() => field.current?.focus(), [])
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
      {/* Where the clipboard cannot be written, the focus selects the text, to be copied by hand. */}
      <div className="flex flex-wrap gap-3">
        <CopyButton text={value} onFailed={() => field.current?.focus()} />
        {done && <Button onClick={done.run}>{done.text}</Button>}
      </div>
    </div>
  )
}
