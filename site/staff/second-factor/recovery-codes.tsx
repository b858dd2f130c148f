import { useSecondFactorWords } from '../../sign-in/second-factor-words.ts'
import { Button } from '../../ui/button.tsx'
import { CopyButton } from '../../ui/copy-button.tsx'
import { saveFile } from '../../ui/save-file.ts'

/** Recovery codes, which are shown this once. */
export function RecoveryCodes({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) {
  const words = useSecondFactorWords()
  const text = codes.join('\n')
  return (
    <div data-shown-once className="flex flex-col gap-5">
      <div>
        <p className="font-semibold">{words.recovery}</p>
        <p>{words.recoveryNote}</p>
      </div>
      <ul aria-label={words.recovery} className="grid gap-x-6 gap-y-1 font-mono text-small sm:grid-cols-2">
        {codes.map((code) => (
          <li key={code}>
            <code className="select-all">{code}</code>
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-3">
        {/* If it fails, the codes can be selected or downloaded. */}
        <CopyButton text={text} />
        <Button
          variant="secondary"
          onClick={() =>
            saveFile(words.fileName, 'text/plain', `${window.location.host}\n${words.recovery}\n\n${text}\n`)
          }
        >
          {words.download}
        </Button>
        <Button onClick={onDone}>{words.done}</Button>
      </div>
    </div>
  )
}
