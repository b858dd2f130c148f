import { useState } from 'react'

import { useWords } from '../language/use-language.ts'
import { Button } from './button.tsx'
import { copyText } from './copy-text.ts'

interface CopyButtonProps {
  text: string
  className?: string
  'aria-describedby'?: string
  /** Called where the clipboard cannot be written. */
  onFailed?: () => void
}

/** Copies a text, and says when it has. */
export function CopyButton({ text, onFailed, ...rest }: CopyButtonProps) {
  const words = useWords().ui
  const [copied, setCopied] = useState<string>()
  const isCopied = copied === text
  const copy = async () => {
    const done = await copyText(text)
    setCopied(done ? text : undefined)
    if (!done) onFailed?.()
  }
  return (
    <>
      <Button {...rest} variant="secondary" onClick={() => void copy()}>
        {isCopied ? words.copied : words.copy}
      </Button>
      <span role="status" className="sr-only">
        {isCopied && words.copied}
      </span>
    </>
  )
}
