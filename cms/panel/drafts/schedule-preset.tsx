'use client'

import { useDocumentInfo } from '@payloadcms/ui'
import { useEffect } from 'react'

/**
 * Lets the drawer that schedules an entry begin with “Publish” where it was never published: Payload counts only drafts that are
 * newer than what is published, and begins with “Unpublish” if there is none.
 */
export function SchedulePreset() {
  const { hasPublishedDoc, setUnpublishedVersionCount, unpublishedVersionCount } = useDocumentInfo()
  const isDraftAlone = !hasPublishedDoc && unpublishedVersionCount === 0
  useEffect(() => {
    if (isDraftAlone) setUnpublishedVersionCount(1)
  }, [isDraftAlone, setUnpublishedVersionCount])
  return null
}
