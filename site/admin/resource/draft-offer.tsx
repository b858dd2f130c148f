import { History } from 'lucide-react'

import { formatTime } from '../../text/dates.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import type { Draft } from './form-draft.ts'

interface DraftOfferProps {
  draft: Draft
  onRestore: () => void
  onDiscard: () => void
}

/** Offers to restore unsaved text. */
export const DraftOffer = ({ draft, onRestore, onDiscard }: DraftOfferProps) => (
  <Notice
    icon={History}
    text={
      <>
        Text of {formatTime(draft.at)} was never saved.
        {draft.hadImage && ' The image that was chosen with it was not kept: please choose it again.'}
      </>
    }
  >
    <Button variant="secondary" onClick={onRestore}>
      Restore it
    </Button>
    <Button variant="secondary" onClick={onDiscard}>
      Discard it
    </Button>
  </Notice>
)
