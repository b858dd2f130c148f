import { lazy, Suspense, useState } from 'react'

import type { Language } from '#contract/languages.ts'
import { useIsInBrowser } from '../../ui/use-is-in-browser.ts'
import { Skeleton } from '../../ui/skeleton.tsx'

interface HtmlFieldProps {
  label: string
  language?: Language | undefined
  /** The initial HTML; remount for another. */
  html: string
  onChange: (html: string) => void
  error?: string | undefined
  /** Whether it is focused when it is rendered. */
  takesFocus?: boolean | undefined
}

// Lazy: the largest chunk of the staff screens, needed only for descriptions.
const Editor = lazy(() => import('../editor/rich-text-editor.tsx'))

/** A rich-text field. Rendered in the browser only, since the editor needs the DOM. */
export function HtmlField({ label, language, html, onChange, error, takesFocus = false }: HtmlFieldProps) {
  const isInBrowser = useIsInBrowser()
  const [initial] = useState(html)
  const waiting = <Skeleton className="h-80" />
  if (!isInBrowser) return waiting
  return (
    <Suspense fallback={waiting}>
      <Editor
        label={label}
        language={language}
        initialHtml={initial}
        onChange={onChange}
        takesFocus={takesFocus}
        {...(error === undefined ? {} : { error })}
      />
    </Suspense>
  )
}
