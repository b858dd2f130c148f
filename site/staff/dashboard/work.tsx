import { useAtomValue, useSetAtom } from 'jotai'
import { type ComponentProps, Suspense, useEffect } from 'react'

import { type Dashboard, isSetupDone } from '#contract/dashboard.ts'
import { useAction } from '../../forms/use-action.ts'
import { Button } from '../../ui/button.tsx'
import { lazyPart } from '../../ui/lazy-part.tsx'
import { Loaded } from '../../ui/loaded.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { ChangesPart } from './changes.tsx'
import { DemoRemoved } from './demo-removed.tsx'
import type SetupChecklistPart from './setup-checklist.tsx'
import { InquiriesPart } from './inquiries.tsx'
import { MissingContentPart } from './missing-content.tsx'
import { setSetupStepsHiddenAtom, leaveWorkAtom, loadWorkAtom, workAtom } from './dashboard-data.ts'
import { useDashboardWords } from './words.ts'
import { DraftsPart, ScheduledPart } from './writing.tsx'

const lazyChecklist = lazyPart<ComponentProps<typeof SetupChecklistPart>>(() => import('./setup-checklist.tsx'))
const SetupChecklist = lazyChecklist.component

/** The sections of the start page below the counts. */
export default function Work() {
  const { status, message, data } = useAtomValue(workAtom)
  const load = useSetAtom(loadWorkAtom)
  const leave = useSetAtom(leaveWorkAtom)
  useEffect(() => {
    void load()
    return leave
  }, [load, leave])
  return (
    <Loaded status={status} message={message} onRetry={() => void load()} pending={pending}>
      {/* Shown together: parts that come later would move those that are in use. */}
      <Suspense fallback={pending}>{data && <Parts data={data} />}</Suspense>
    </Loaded>
  )
}

const pending = <Skeleton className="h-96" />

function Parts({ data }: { data: Dashboard }) {
  const { firstDay: checklist, demo } = data
  const isSetupOpen = checklist !== null && !isSetupDone(checklist)
  return (
    <div className="flex flex-col gap-10">
      {isSetupOpen && !checklist.isHidden && <SetupChecklist checklist={checklist} demo={demo} />}
      {demo?.removed && <DemoRemoved removed={demo.removed} />}
      <div className="grid items-start gap-x-8 gap-y-10 lg:grid-cols-2">
        <div className="flex min-w-0 flex-col gap-10">
          <InquiriesPart {...data} />
          <ScheduledPart {...data} />
          <DraftsPart {...data} />
        </div>
        <div className="flex min-w-0 flex-col gap-10">
          <MissingContentPart {...data} />
          <ChangesPart {...data} />
        </div>
      </div>
      {isSetupOpen && checklist.isHidden && <ShowSetupChecklist />}
    </div>
  )
}

function ShowSetupChecklist() {
  const words = useDashboardWords()
  const hide = useSetAtom(setSetupStepsHiddenAtom)
  const { isBusy, run } = useAction()
  // A file that comes later would hide all parts until then.
  const show = async () => {
    await lazyChecklist.preload()
    await hide(false)
  }
  return (
    <Button variant="secondary" isBusy={isBusy} onClick={() => void run(show)} className="self-start">
      {words.show}
    </Button>
  )
}
