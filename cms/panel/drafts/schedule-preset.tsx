'use client'

import { useDocumentInfo } from '@payloadcms/ui'
import { useEffect } from 'react'

/**
 * Makes the drawer that schedules an entry begin with “Publish” if it was never published: Payload counts only drafts that are newer
 * than the published version, and begins with “Unpublish” if there are none.
 */
export function SchedulePreset() {
  const { hasPublishedDoc, setUnpublishedVersionCount, unpublishedVersionCount } = useDocumentInfo()
  const isDraftAlone = !hasPublishedDoc && unpublishedVersionCount === 0
  useEffect(() => {
    if (isDraftAlone) setUnpublishedVersionCount(1)
  }, [isDraftAlone, setUnpublishedVersionCount])
  return null
}
