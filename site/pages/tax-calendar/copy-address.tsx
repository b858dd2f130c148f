import { useState } from 'react'

import { useWords } from '../../language/use-language.ts'
import { Button } from '../../ui/button.tsx'
import { copyText } from '../../ui/copy-text.ts'

/** An address to be pasted elsewhere: shown in full, so that it can be copied by hand, too. */
export function CopyAddress({ address }: { address: string }) {
  const words = useWords().ui
  const [isCopied, setIsCopied] = useState(false)
  const copy = async () => setIsCopied(await copyText(address))
  return (
    <p className="mt-5 flex flex-wrap items-center gap-x-4 gap-y-2 text-small">
      <code className="min-w-0 break-all text-soft">{address}</code>
      <Button variant="secondary" className="needs-script" onClick={() => void copy()}>
        {isCopied ? words.copied : words.copy}
      </Button>
      <span role="status" className="sr-only">
        {isCopied && words.copied}
      </span>
    </p>
  )
}
