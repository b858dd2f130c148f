import { History } from 'lucide-react'

import { Button } from '../../ui/button.tsx'
import type { Draft } from './form-draft.ts'

interface DraftOfferProps {
  draft: Draft
  onRestore: () => void
  onDiscard: () => void
}

const time = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' })

/** Offers back what was typed and never saved. */
export const DraftOffer = ({ draft, onRestore, onDiscard }: DraftOfferProps) => (
  <div
    role="status"
    className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-card border border-line bg-glow p-4"
  >
    <p className="flex items-center gap-3 text-small">
      <History aria-hidden className="size-5 shrink-0" />
      <span>
        Text of {time.format(draft.at)} was never saved.
        {draft.hadImage && ' The image that was chosen with it was not kept: please choose it again.'}
      </span>
    </p>
    <div className="flex flex-wrap gap-3">
      <Button look="secondary" onClick={onRestore}>
        Restore it
      </Button>
      <Button look="secondary" onClick={onDiscard}>
        Discard it
      </Button>
    </div>
  </div>
)
