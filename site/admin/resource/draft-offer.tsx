import { RotateCcwClock } from '../../ui/icons/rotate-ccw-clock.ts'

import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { useStaffLanguage } from '../language/staff-language.ts'
import type { Draft } from './form-draft.ts'

interface DraftOfferProps {
  draft: Draft
  onRestore: () => void
  onDiscard: () => void
}

/** Offers to restore unsaved text. */
export function DraftOffer({ draft, onRestore, onDiscard }: DraftOfferProps) {
  const { staff, time } = useStaffLanguage()
  const words = staff.draftOffer
  const text = words.text(time(new Date(draft.at).toISOString()))
  return (
    <Notice icon={RotateCcwClock} text={draft.hadImage ? `${text} ${words.image}` : text}>
      <Button variant="secondary" onClick={onRestore}>
        {words.restore}
      </Button>
      <Button variant="secondary" onClick={onDiscard}>
        {words.discard}
      </Button>
    </Notice>
  )
}
