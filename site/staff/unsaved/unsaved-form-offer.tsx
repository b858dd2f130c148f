import { RotateCcwClock } from '../../ui/icons/rotate-ccw-clock.ts'

import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { useStaffLanguage } from '../language/staff-language.ts'
import type { UnsavedForm } from './unsaved-form.ts'

interface UnsavedFormOfferProps {
  unsaved: UnsavedForm
  onRestore: () => void
  onDiscard: () => void
}

/** Offers to restore unsaved text. */
export function UnsavedFormOffer({ unsaved, onRestore, onDiscard }: UnsavedFormOfferProps) {
  const { staff, time } = useStaffLanguage()
  const words = staff.unsavedForm
  const text = words.text(time(new Date(unsaved.at).toISOString()))
  return (
    <Notice icon={RotateCcwClock} text={unsaved.hadImage ? `${text} ${words.image}` : text}>
      <Button variant="secondary" onClick={onRestore}>
        {words.restore}
      </Button>
      <Button variant="secondary" onClick={onDiscard}>
        {words.discard}
      </Button>
    </Notice>
  )
}
