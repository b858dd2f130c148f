import { useState } from 'react'

import { useSecondFactorWords } from '../../second-factor/words.ts'
import { Button } from '../../ui/button.tsx'
import { saveFile } from '../inquiries/save-file.ts'

/** Recovery codes, which are shown this once. */
export function RecoveryCodes({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) {
  const words = useSecondFactorWords()
  const [isCopied, setIsCopied] = useState(false)
  const text = codes.join('\n')
  const copy = async () => {
    // The clipboard needs a secure context; otherwise the codes can be selected or downloaded.
    const done = await navigator.clipboard?.writeText(text).then(
      () => true,
      () => false,
    )
    setIsCopied(done === true)
  }
  return (
    <div className="flex flex-col gap-5">
      <p>{words.recoveryNote}</p>
      <ul aria-label={words.recovery} className="grid gap-x-6 gap-y-1 font-mono text-small sm:grid-cols-2">
        {codes.map((code) => (
          <li key={code}>
            <code className="select-all">{code}</code>
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-3">
        <Button variant="secondary" onClick={() => void copy()}>
          {isCopied ? words.copied : words.copy}
        </Button>
        <Button variant="secondary" onClick={() => saveFile(words.fileName, 'text/plain', `${text}\n`)}>
          {words.download}
        </Button>
        <Button onClick={onDone}>{words.done}</Button>
      </div>
      <span role="status" className="sr-only">
        {isCopied && words.copied}
      </span>
    </div>
  )
}
