import { useEffect, useRef } from 'react'

import { CopyButton } from './copy-button.tsx'
import { TextField } from './field.tsx'

/** A secret that is shown once, to be copied. Takes the focus when it appears. */
export function CopyField({ label, value, hint }: { label: string; value: string; hint: string }) {
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
      <CopyButton text={value} onFailed={() => field.current?.focus()} />
    </div>
  )
}
