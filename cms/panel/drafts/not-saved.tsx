'use client'

import { LeaveWithoutSaving, useAllFormFields, useDebounce, useDocumentInfo, useFormModified } from '@payloadcms/ui'
import { getAutosaveInterval } from 'payload/shared'
import { useEffect, useState } from 'react'

/** How long after the time of its autosave a change counts as not saved, ms. */
const patience = 4000

/** Longer than a form counts as unmodified while its failed save is handled, ms. */
const unmodified = 500

/**
 * Says that an entry's changes are not saved, and asks before its page is left with such changes: Payload shows a failed autosave in a
 * toast only, goes on to say when the entry was last saved, and asks nothing where entries are autosaved.
 */
export function NotSaved() {
  const { docConfig } = useDocumentInfo()
  const isModified = useFormModified()
  const [fields] = useAllFormFields()
  const [isNotSaved, setNotSaved] = useState(false)
  const interval = docConfig === undefined ? 0 : getAutosaveInterval(docConfig)
  const isChanging = useDebounce(fields, interval + patience) !== fields
  useEffect(() => {
    if (isModified && isChanging) return undefined
    const timer = setTimeout(() => setNotSaved(isModified), isModified ? 0 : unmodified)
    return () => clearTimeout(timer)
  }, [isModified, isChanging])
  return (
    <>
      <LeaveWithoutSaving disablePreventLeave={!isModified} />
      <p className="firm-not-saved" role="status">
        {isNotSaved && 'Not saved'}
      </p>
    </>
  )
}
