import { FilePen } from 'lucide-react'

import type { NewerDraft } from '#contract/newer-draft.ts'
import { formatTime } from '../../text/dates.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'

/** Warns about an unpublished draft in the panel that saving here would override. */
export const NewerDraftNotice = ({ draft }: { draft: NewerDraft }) => (
  <div className="mb-5 max-w-190">
    <Notice
      icon={FilePen}
      text={
        <>
          A draft of {formatTime(Date.parse(draft.savedAt))} waits in the panel and is not published. What you save here
          goes live without it; the draft stays among the older versions.
        </>
      }
    >
      <ButtonLink variant="secondary" to={draft.href} reloadDocument>
        Open the draft
      </ButtonLink>
    </Notice>
  </div>
)
