import { useId, useState } from 'react'

import { useWords } from '../../language/use-language.ts'
import { Button } from '../../ui/button.tsx'
import { copyText } from '../../ui/copy-text.ts'

/** An address to be pasted elsewhere: shown in full, so that it can be copied by hand, too. */
export function CopyAddress({ address }: { address: string }) {
  const words = useWords().ui
  const id = useId()
  const [copied, setCopied] = useState<string>()
  const isCopied = copied === address
  const copy = async () => setCopied((await copyText(address)) ? address : undefined)
  return (
    <p className="mt-5 flex flex-wrap items-center gap-x-4 gap-y-2 text-small">
      <code id={id} lang="en" className="min-w-0 break-all text-soft">
        {address}
      </code>
      <Button variant="secondary" className="needs-script" aria-describedby={id} onClick={() => void copy()}>
        {isCopied ? words.copied : words.copy}
      </Button>
      <span role="status" className="sr-only">
        {isCopied && words.copied}
      </span>
    </p>
  )
}
