import { useSetAtom } from 'jotai'
import { CircleCheck } from '../../ui/icons/circle-check.ts'
import { CircleDashed } from '../../ui/icons/circle-dashed.ts'
import { X } from '../../ui/icons/x.ts'
import { useId, useState } from 'react'

import {
  type DemoContent,
  type FirmFact,
  type SetupChecklist,
  type SetupStep,
  isRecommended,
} from '#contract/dashboard.ts'
import { useAction } from '../../forms/use-action.ts'
import { Button } from '../../ui/button.tsx'
import { lazyDialog } from '../../ui/lazy-dialog.tsx'
import { Link } from '../../ui/link.tsx'
import { setSetupStepsHiddenAtom } from './dashboard-data.ts'
import { useDashboardWords } from './words.ts'

const DemoDialog = lazyDialog(() => import('./demo-dialog.tsx'))

/** The paths of the screens where steps are done. Some steps have none; the firm's depends on what is missing. */
const places: Readonly<Partial<Record<SetupStep, string>>> = {
  plans: '/add-price',
  post: '/add-blog',
  people: '/people',
  secondFactor: '/account',
}

/** The setup checklist: its steps, each marked as done or not. */
export default function SetupChecklistPart({
  checklist,
  demo,
}: {
  checklist: SetupChecklist
  demo: DemoContent | null
}) {
  const id = useId()
  const words = useDashboardWords()
  const hide = useSetAtom(setSetupStepsHiddenAtom)
  const { isBusy, run } = useAction()
  const { steps } = checklist
  const needed = steps.filter(({ name }) => !isRecommended(name))
  const done = needed.filter(({ isDone }) => isDone).length
  return (
    <section aria-labelledby={id} className="rounded-card border border-line bg-mist">
      <div className="flex items-center justify-between gap-4 px-4 pt-3 sm:px-5">
        <div className="flex flex-wrap items-baseline gap-x-3">
          <h2 id={id} className="text-h3">
            {words.first}
          </h2>
          <p className="text-small text-soft tabular-nums">{words.progress(done, needed.length)}</p>
        </div>
        <button
          type="button"
          aria-label={words.hideLabel}
          disabled={isBusy}
          onClick={() => void run(() => hide(true))}
          className="-mr-2 flex min-h-11 shrink-0 items-center gap-1.5 px-2 text-small text-soft hover:text-ink"
        >
          <X aria-hidden className="size-4" />
          {words.hide}
        </button>
      </div>
      <ul aria-labelledby={id} className="gap-x-8 px-4 pt-1 pb-3 sm:px-5 lg:columns-2">
        {steps.map((step) => (
          <Step key={step.name} step={step} firmLeft={checklist.firmLeft} demo={demo} />
        ))}
      </ul>
    </section>
  )
}

interface StepProps {
  step: SetupChecklist['steps'][number]
  firmLeft: readonly FirmFact[]
  demo: DemoContent | null
}

function Step({ step: { name, isDone }, firmLeft, demo }: StepProps) {
  const words = useDashboardWords()
  const { title } = words.steps[name]
  const isFirm = name === 'firm'
  const note = isFirm ? words.firmLeft(firmLeft) : words.steps[name].note
  const to = isFirm ? `/site-settings#${firmLeft[0] === 'firmName' ? 'firm' : 'contact'}` : places[name]
  const Icon = isDone ? CircleCheck : CircleDashed
  return (
    <li className="flex break-inside-avoid items-start gap-3 py-2.5">
      <Icon aria-hidden className={`mt-0.5 size-5 shrink-0 ${isDone ? 'text-success' : 'text-soft'}`} />
      <div className="min-w-0 grow">
        {isDone ? (
          <p className="text-soft">
            <span className="sr-only">{words.done}: </span>
            {title}
          </p>
        ) : (
          <>
            <p className="font-semibold">
              {to === undefined ? (
                title
              ) : (
                <Link to={to} className="link -my-2 inline-block py-2">
                  {title}
                </Link>
              )}
              {isRecommended(name) && <span className="ml-2 text-note font-normal text-soft">{words.recommended}</span>}
            </p>
            {note !== '' && <p className="max-w-prose text-small text-soft">{withCode(note)}</p>}
            {name === 'demo' && demo && <RemoveDemo demo={demo} />}
          </>
        )}
      </div>
    </li>
  )
}

/** Renders text between backticks as code. */
const withCode = (text: string) =>
  text.split('`').map((part, at) => (at % 2 === 1 ? <code key={part}>{part}</code> : part))

function RemoveDemo({ demo }: { demo: DemoContent }) {
  const words = useDashboardWords()
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button variant="secondary" className="mt-2" aria-label={words.steps.demo.title} onClick={() => setIsOpen(true)}>
        {words.demo.remove}
      </Button>
      {isOpen && <DemoDialog demo={demo} onClose={() => setIsOpen(false)} />}
    </>
  )
}
