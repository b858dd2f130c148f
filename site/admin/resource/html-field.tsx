import { lazy, Suspense, useState, useSyncExternalStore } from 'react'

import { Skeleton } from '../../ui/skeleton.tsx'

interface HtmlFieldProps {
  label: string
  /** What it opens with. Mounted anew for another text. */
  html: string
  onChange: (html: string) => void
  error?: string | undefined
}

// The largest piece of the administrators' screens: only those that write descriptions fetch it.
const Editor = lazy(() => import('../editor/rich-text-editor.tsx'))

const subscribeToNothing = () => () => undefined

/** A description, in its editor: not on the server, which cannot run it. */
export function HtmlField({ label, html, onChange, error }: HtmlFieldProps) {
  const isInBrowser = useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  )
  const [initial] = useState(html)
  const waiting = <Skeleton className="h-80" />
  if (!isInBrowser) return waiting
  return (
    <Suspense fallback={waiting}>
      <Editor label={label} initialHtml={initial} onChange={onChange} {...(error === undefined ? {} : { error })} />
    </Suspense>
  )
}
