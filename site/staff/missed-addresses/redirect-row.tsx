import type { OwnRedirect } from '#contract/missed-addresses.ts'
import { useAction } from '../../forms/use-action.ts'
import { endRedirect } from '../../state/missed-address-calls.ts'
import { Button } from '../../ui/button.tsx'
import { useStaffLanguage } from '../language/staff-language.ts'
import { row } from '../layout/row-classes.ts'
import { missedTexts } from './texts.ts'

interface RedirectRowProps {
  redirect: OwnRedirect
  onDecided: () => void
}

/** An address that leads to a page by the staff's choice. */
export function RedirectRow({ redirect: { _id, path, target }, onDecided }: RedirectRowProps) {
  const texts = missedTexts[useStaffLanguage().tag]
  const { isBusy, run } = useAction()
  const end = async () => {
    if (await run((api) => endRedirect(api, _id), texts.ended)) onDecided()
  }
  return (
    <li className={row}>
      <p className="min-w-0 grow basis-72 wrap-anywhere">
        <span className="font-semibold">{path}</span>{' '}
        <span aria-hidden className="text-soft">
          →
        </span>{' '}
        <a href={target} className="link">
          {target}
        </a>
      </p>
      <Button variant="secondary" isBusy={isBusy} aria-label={texts.endOne(path)} onClick={() => void end()}>
        {texts.end}
      </Button>
    </li>
  )
}
