import { RotateCcw } from '../../ui/icons/rotate-ccw.ts'

import type { DemoContent } from '#contract/dashboard.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { useStaffLanguage } from '../language/staff-language.ts'
import { useRestoreDemo } from './use-restore-demo.ts'
import { useDashboardWords } from './words.ts'

interface DemoRemovedProps {
  removed: NonNullable<DemoContent['removed']>
  onRestored?: () => void
}

/** A note that the demo content was removed, while this can be undone. */
export function DemoRemoved({ removed: { entries, at, by }, onRestored }: DemoRemovedProps) {
  const words = useDashboardWords().demo
  const { time } = useStaffLanguage()
  const { isBusy, restore } = useRestoreDemo()
  const onRestore = async () => {
    if (await restore()) onRestored?.()
  }
  return (
    <Notice icon={RotateCcw} text={words.removedBy(entries, time(at), by)}>
      <Button variant="secondary" isBusy={isBusy} onClick={() => void onRestore()}>
        {words.restoreLabel}
      </Button>
    </Notice>
  )
}
